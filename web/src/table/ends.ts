/* The order of the choices of an end, the same on the board, in the list and for the number keys:
   the furthest first, then from the inside; what loses steps to a jam comes last. */
import type { PowerName, View } from "../lib/view";
import type { Choice, Move, Offer, SpaceShape, TrackShape } from "../protocol";

export function endsOf(offer: Offer | null, track: TrackShape | null): Move[] {
  const moves = (offer?.choices ?? []).filter((choice): choice is Move => choice.kind === "move");
  const shapes = new Map(track?.spaces.map((space) => [space.id, space]));
  const front = frontOf(moves, shapes);
  const lane = (move: Move): number => shapes.get(move.to)?.lane ?? 0;
  return moves.sort(
    (a, b) => a.lost - b.lost || b.walk.length - a.walk.length || front(b) - front(a) || lane(a) - lane(b),
  );
}

/** The key number of a choice of an end, from 1; 0 when it is none. */
export const keyOf = (choice: Choice | null, ends: readonly Move[]): number =>
  ends.findIndex((end) => end.action === choice?.action) + 1;

/** The power that lengthens a move is that of the car's owner. */
export function moverPower(view: View | null): PowerName | null {
  const owner = view?.card?.car ? view.cars[view.card.car].owner : null;
  const power = owner === null ? null : (view?.powers[owner] ?? null);
  return power === "?" ? null : power;
}

/** How far along a move ends. Where some ends lie beyond the start of a new lap, they are the further ones. */
function frontOf(moves: readonly Move[], shapes: ReadonlyMap<string, SpaceShape>): (move: Move) => number {
  const lap = Math.max(0, ...[...shapes.values()].map((space) => space.front));
  const plain = (move: Move): number => (move.to === "finish" ? 2 * lap : (shapes.get(move.to)?.front ?? 0));
  const most = Math.max(0, ...moves.filter((move) => move.to !== "finish").map(plain));
  return (move) => plain(move) + (plain(move) < most - lap / 2 ? lap : 0);
}
