"""Snapshots of what each seat can see and choose in a game. The public part is computed once for all clients."""

from collections.abc import Mapping

from ..offers.shapes import Offer
from ..rules.views.secrets import OWN
from ..rules.views.shapes import View
from ..rules.views.view import ViewCache, join_sections, own_parts, own_view
from .room import Room
from .shapes import Changes


class Snapshot:
    """Every seat's view and offer (its possible choices) at one moment of a game.

    Views and offers are built from the game when they are first requested. Once the game has changed, only
    those that were built before the change may be used.
    """

    def __init__(self, room: Room, cache: ViewCache | None = None) -> None:
        """Create a snapshot. If an earlier snapshot's cache is given, unchanged parts of the views are reused."""
        self.room = room
        self.version = room.version
        self.cache = cache or ViewCache()
        self.public: View | None = None
        self.sections: list[dict[str, object]] = []  # of the public view
        self.own: dict[int | None, Mapping[str, object]] = {}  # by seat: the private parts of its view
        self.offers: dict[int | None, Offer | None] = {}
        self.since = -1  # version that `changed` was computed against; the earlier snapshot itself is not kept alive
        self.changed: Changes = {"view": {}}

    def view(self, seat: int | None) -> View:
        """Return the game as a seat sees it, or as spectators see it if `seat` is None."""
        game, public = self.room.playing, self._public()
        self._own(seat)  # so that changes against this snapshot can be computed later
        return public if seat is None else own_view(game.ruleset, game.state, seat, public)

    def offer(self, seat: int | None) -> Offer | None:
        """Return the choices offered to a seat, or None if the seat has nothing to decide."""
        if seat not in self.offers:
            self.offers[seat] = self.room.offer(seat)
        return self.offers[seat]

    def changes(self, seat: int | None, known: "Snapshot | None") -> Changes:
        """Return what has changed for a seat since the earlier snapshot `known`.

        If `known` is None or has no view for the seat, return everything. Seats for which only public information has
        changed all get the same object, so that it is serialised only once.
        """
        now, offer = self._own(seat), self.offer(seat)
        if known is None or seat not in known.own or seat not in known.offers:
            return {"view": {**self.view(seat)}, "offer": offer}
        before, shared = known.own[seat], self._public_changes(known)
        own = {key: now[key] for key in OWN if now[key] is not before[key] and now[key] != before[key]}
        is_asked = offer is not known.offers[seat]  # an unchanged decision keeps its offer object (Room.offer)
        if not own and not is_asked:
            return shared
        changed: Changes = {"view": {**shared["view"], **own}}
        if is_asked:
            changed["offer"] = offer
        return changed

    def _public(self) -> View:
        if self.public is None:
            game = self.room.playing
            self.sections = self.cache.update(game.ruleset, game.state)
            self.public = join_sections(self.sections, game.outcome)
        return self.public

    def _own(self, seat: int | None) -> Mapping[str, object]:
        if seat not in self.own:
            game, public = self.room.playing, self._public()
            self.own[seat] = public if seat is None else own_parts(game.ruleset, game.state, seat, public, self.cache)
        return self.own[seat]

    def _public_changes(self, known: "Snapshot") -> Changes:
        """Return the changes to the public part of the view, which are computed once for all clients."""
        if self.since != known.version:
            before, now = known._public(), self._public()
            view: dict[str, object] = {}
            for old, new in zip(known.sections, self.sections, strict=True):
                if new is not old:
                    view.update({key: new[key] for key in new if key not in OWN and new[key] != old[key]})
            if now["outcome"] != before["outcome"]:
                view["outcome"] = now["outcome"]
            self.changed, self.since = {"view": view}, known.version
        return self.changed
