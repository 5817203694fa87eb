"""TABLES ON ONE DEVICE: what a page needs instead of a server. Its worker runs this (web/src/local/worker.ts).

Everything goes in and out as text. Nothing here waits or stores: whoever runs it keeps the lines, sends the frames, and
comes back when something is due.
"""
