"""A table without input and output: its seats, its game, what each client is sent, and when bots and clocks act.

Nothing here waits, stores or sends. The server, or the worker of a browser, runs the table: it stores the change that a
room proposes, applies it to the room, and lets the audience publish it.
"""
