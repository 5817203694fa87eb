"""How a table stands for its readers after an action: what everybody may know is worked out once for all of them."""

from collections.abc import Mapping

from ..offers.shapes import Offer
from ..rules.views.secrets import OWN
from ..rules.views.shapes import View
from ..rules.views.view import ViewCache, own_parts, own_view, public_view
from .room import Room
from .shapes import Changes

PUBLIC = tuple(key for key in View.__annotations__ if key not in OWN)


class Snapshot:
    """Views and offers of one moment, each made when somebody looks, and only while the room stands there."""

    def __init__(self, room: Room, kept: ViewCache | None = None) -> None:
        """What is kept of an earlier one need not be made again."""
        self.room = room
        self.version = room.version
        self.kept = kept or ViewCache()
        self.public: View | None = None
        self.own: dict[int | None, Mapping[str, object]] = {}  # by seat, the parts of a view that differ between seats
        self.offers: dict[int | None, Offer | None] = {}
        self.since = -1  # the version that `changed` compares with: no snapshot holds on to an earlier one
        self.changed: Changes = {"view": {}}

    def view(self, seat: int | None) -> View:
        game, public = self.room.playing, self._public()
        self._own(seat)  # whoever looks now can be told later what has changed
        return public if seat is None else own_view(game.ruleset, game.state, seat, public)

    def offer(self, seat: int | None) -> Offer | None:
        if seat not in self.offers:
            self.offers[seat] = self.room.offer(seat)
        return self.offers[seat]

    def changes(self, seat: int | None, known: "Snapshot | None") -> Changes:
        """What a reader must be told who knows an earlier moment; all of it, if nobody had looked for them then.

        Readers for whom the same is different get the same object: it need be written only once.
        """
        now, offer = self._own(seat), self.offer(seat)
        if known is None or seat not in known.own or seat not in known.offers:
            return {"view": {**self.view(seat)}, "offer": offer}
        before, shared = known.own[seat], self._public_changes(known)
        own = {key: now[key] for key in OWN if now[key] is not before[key] and now[key] != before[key]}
        is_asked = offer is not known.offers[seat]  # a question that stays keeps its offer (Room.offer)
        if not own and not is_asked:
            return shared
        changed: Changes = {"view": {**shared["view"], **own}}
        if is_asked:
            changed["offer"] = offer
        return changed

    def _public(self) -> View:
        if self.public is None:
            game = self.room.playing
            self.public = public_view(game.ruleset, game.state, game.outcome, self.kept)
        return self.public

    def _own(self, seat: int | None) -> Mapping[str, object]:
        if seat not in self.own:
            game, public = self.room.playing, self._public()
            self.own[seat] = public if seat is None else own_parts(game.ruleset, game.state, seat, public, self.kept)
        return self.own[seat]

    def _public_changes(self, known: "Snapshot") -> Changes:
        """Of what everybody may know; worked out once for all readers."""
        if self.since != known.version:
            before: Mapping[str, object] = known._public()
            now: Mapping[str, object] = self._public()
            view = {key: now[key] for key in PUBLIC if now[key] is not before[key] and now[key] != before[key]}
            self.changed, self.since = {"view": view}, known.version
        return self.changed
