/* How one race of a tour ended, worked out from its events: there are no score sheets yet, because the game goes on. */
import type { EventOf } from "../../game/events";
import type { CarLetter, GameEvent } from "../../protocol";
import { readCourses } from "./course";

export interface Finisher {
  car: CarLetter;
  /** The finishing place; null if the car did not finish. */
  place: number | null;
  owner: number | null;
}

/** All six cars; those that did not finish are ordered by position. */
export function listFinishers(events: readonly GameEvent[], end: EventOf<"finish">): Finisher[] {
  const until = events.slice(0, events.indexOf(end) + 1);
  const owners = findOwners(until.slice(until.findLastIndex((event) => event.event === "dealt")));
  const order = readCourses(until).at(-1)?.orders.at(-1) ?? end.order;
  return order.map((car) => ({ car, place: end.order.indexOf(car) + 1 || null, owner: owners[car] ?? null }));
}

/** The owner of each car in one race. */
function findOwners(race: readonly GameEvent[]): Partial<Record<string, number | null>> {
  let owners: Partial<Record<string, number | null>> = {};
  for (const event of race) {
    if (event.event === "dealt") owners = { ...event.owners };
    else if (event.event === "sold") owners[event.car] = event.seat;
  }
  return owners;
}
