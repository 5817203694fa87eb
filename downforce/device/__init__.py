"""Game tables on one device, without a server. A web worker in the browser runs this package.

All input and output is text. Nothing here waits or stores: the worker saves the log lines, sends the frames, and calls
again when something is due.
"""
