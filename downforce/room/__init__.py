"""Game tables without input and output: seats, games, what each client is sent, and when bots and clocks act.

Nothing in this package waits, stores or sends. The server, or a web worker in the browser, runs each table: it stores
the change that a room proposes, applies it to the room, and lets the audience publish it.
"""
