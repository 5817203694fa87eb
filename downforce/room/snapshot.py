"""How a table stands for its readers after an action: what everybody may know is worked out once for all of them."""

from collections.abc import Mapping

from ..offers.shapes import Offer
from ..rules.secrets import OWN
from ..rules.shapes import View
from ..rules.view import own_view, public_view
from .room import Room
from .shapes import Changes


class Snapshot:
    """Views and offers of one moment, each made when somebody looks, and only while the room stands there."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.version = room.version
        self.views: dict[int | None, View] = {}
        self.offers: dict[int | None, Offer | None] = {}
        self.since: Snapshot | None = None  # the moment that `changed` compares with
        self.changed: dict[str, object] = {}

    def view(self, seat: int | None) -> View:
        if seat not in self.views:
            game = self.room.playing
            if None not in self.views:
                self.views[None] = public_view(game.ruleset, game.state, game.outcome)
            if seat is not None:
                self.views[seat] = own_view(game.ruleset, game.state, seat, self.views[None])
        return self.views[seat]

    def offer(self, seat: int | None) -> Offer | None:
        if seat not in self.offers:
            self.offers[seat] = self.room.offer(seat)
        return self.offers[seat]

    def changes(self, seat: int | None, known: "Snapshot | None") -> Changes:
        """What a reader must be told who knows an earlier moment; all of it, if nobody had looked for them then."""
        view, offer = self.view(seat), self.offer(seat)
        if known is None or seat not in known.views or seat not in known.offers:
            return {"view": {**view}, "offer": offer}
        now: Mapping[str, object] = view
        before: Mapping[str, object] = known.views[seat]
        own = {key: part for key in OWN if (part := now[key]) != before[key]}
        changed: Changes = {"view": {**self._public_changes(known), **own}}
        if offer is not known.offers[seat]:  # a question that stays keeps its offer (Room.offer)
            changed["offer"] = offer
        return changed

    def _public_changes(self, known: "Snapshot") -> dict[str, object]:
        """Of what everybody may know; worked out once for all readers."""
        if self.since is not known:
            before: Mapping[str, object] = known.views[None]
            public = self.view(None).items()
            self.changed = {key: part for key, part in public if key not in OWN and part != before[key]}
            self.since = known
        return self.changed
