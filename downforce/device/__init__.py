"""Game tables that run on one device, without a server. A web worker in the browser runs this package.

All input and output is text. Nothing in this package waits or stores anything: the worker saves the log lines, delivers
the messages, and calls `Device.wake` at the right times.
"""
