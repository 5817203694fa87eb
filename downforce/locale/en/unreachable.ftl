# When the server does not answer: these are built into the page.

unreachable = The server does not answer. Your games are safe.
unreachable-again = Try again
