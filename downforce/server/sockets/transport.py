"""The interface between a client's WebSocket (`Transport`) and the object that answers its messages (`Handler`).

There are two implementations. `plain_transport.py` works with every ASGI server. `fast_transport.py` is part of
uvicorn's own protocol class, and puts itself into the ASGI scope under the key `EXTENSION`.
"""

from typing import Final, Protocol

EXTENSION: Final = "downforce.transport"  # key of a fast transport in the extensions of an ASGI scope
FRAMES_PER_TURN: Final = 50  # frames read from one socket in one turn; further frames wait for the next turn
TURN: Final = 0.1  # seconds


class Handler(Protocol):
    """The object that receives a socket's messages and events."""

    def on_message(self, text: str | None) -> None:
        """Handle a message from the client. `text` is None if the message is binary."""

    def on_unwanted_frame(self) -> None:
        """Handle a frame that no browser sends: a ping, an unsolicited pong, or a fragment of a message.

        Plain transports do not call this, because ASGI servers handle such frames themselves.
        """

    def on_writable(self) -> None:
        """Send the messages that `try_send` did not accept. This is called when the send buffer has room again."""

    def on_closed(self) -> None:
        """Clean up after either side has closed the socket."""


class Sender(Protocol):
    """The part of a transport that sends messages to the client."""

    def try_send(self, text: bytes) -> bool:
        """Send a text message and return True, or return False if the send buffer is full.

        If the result is False, the caller must wait until `on_writable` is called. If the socket is closed, the message
        is discarded.
        """

    def close(self, code: int) -> None:
        """Close the socket once everything in the send buffer has been sent.

        If the client does not read it, give up after a while.
        """


class Transport(Sender, Protocol):
    """A client's WebSocket."""

    def attach(self, handler: Handler) -> None:
        """Pass all messages and events to `handler` from now on."""

    def pause_messages(self, on: bool) -> None:
        """Stop passing messages to the handler if `on` is true, and start again if it is false."""

    async def run(self) -> None:
        """Run the socket for as long as it needs the task of the ASGI application: until it is closed, or less."""
