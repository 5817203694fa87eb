"""The logic of game tables, without I/O: seats, games, messages to clients, and the timing of bots and clocks.

Nothing in this package waits, stores or sends anything. The server, or a web worker in the browser, runs each table:
it stores each change that a room proposes, applies the change to the room, and delivers the resulting messages.
"""
