"""Tables on one device: what the page needs instead of a server. A web worker of the browser runs this.

Everything goes in and out as text. Nothing here waits or stores: the worker saves the lines, sends the frames, and
calls again when something is due.
"""
