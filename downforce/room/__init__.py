"""A TABLE, wherever it runs: who sits there, the game, who is told what, which bot or clock is due.

Nothing here waits, stores or sends. Whoever runs a table (the server, a page of its own) does that: it stores a change
that the room proposed, lets the room believe it, and lets the audience tell it.
"""
