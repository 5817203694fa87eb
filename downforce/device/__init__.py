"""TABLES ON ONE DEVICE: what a page needs instead of a server. A worker of the browser runs this.

Everything goes in and out as text. Nothing here waits or stores: whoever runs it keeps the lines, sends the frames, and
comes back when something is due.
"""
