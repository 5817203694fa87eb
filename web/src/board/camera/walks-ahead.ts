/* The spaces that the camera shows while a card is played. */
import type { GameEvent } from "../../protocol";
import type { Places, Point, Pose } from "../geometry/geometry";
import type { Poses } from "../scene.svelte";

const OF_CARD: ReadonlySet<GameEvent["event"]> = new Set(["played", "named", "skipped", "moved", "stayed"]);

/** The walks of the cars that a card still moves, in order, up to the end of the card or as far as events are known. `events` begins with the one being
 * played. A blocked car stays on the spot; a car that crosses the finish line goes on to its place. Empty if no card is being played. */
export function walksAhead(events: readonly GameEvent[], places: Places, poses: Poses): Point[][] {
  const [now] = events;
  if (!now || !OF_CARD.has(now.event)) return [];
  const next = events.findIndex((event, i) => i > 0 && event.event === "played");
  return events.slice(0, next < 0 ? events.length : next).flatMap((event): Pose[][] => {
    if (event.event === "moved") {
      const home = event.place === null ? null : places.parked(event.place);
      return [[...places.walk(event.from, event.walk), ...(home ? [home] : [])]];
    }
    const blocked = event.event === "stayed" && event.why === "blocked" ? poses[event.car] : null;
    return blocked ? [[blocked]] : [];
  });
}
