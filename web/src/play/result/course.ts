/* The course of a race, worked out from its events: each car's place after every card, and the card that was the turning point. */
import type { EventOf } from "../../game/events";
import type { CarLetter, GameEvent, RaceResult } from "../../protocol";

export interface Course {
  /** The race order on the grid, then after each card. */
  orders: (readonly CarLetter[])[];
  /** The seat that played each card. */
  seats: number[];
  /** For each bet, how many cards had been played. */
  bets: { bet: number; after: number }[];
}

/** Each race of the game, in turn. */
export function readCourses(events: readonly GameEvent[]): Course[] {
  const found: Course[] = [];
  for (const event of events) {
    if (event.event === "dealt") found.push({ orders: [event.grid], seats: [], bets: [] });
    const course = found.at(-1);
    if (course) follow(course, event);
  }
  return found.filter((course) => course.seats.length > 0);
}

function follow(course: Course, event: GameEvent): void {
  const { orders, seats, bets } = course;
  if (event.event === "played") {
    seats.push(event.seat);
    orders.push(orders.at(-1)!);
  } else if (event.event === "moved") {
    orders[orders.length - 1] = event.order;
  } else if (event.event === "betting") {
    bets.push({ bet: event.bet, after: seats.length });
  } else if (event.event === "finish") {
    orders[orders.length - 1] = finalOrder(event, orders.at(-1)!);
  }
}

/** The final order; cars that are not named in it follow in their last order. */
function finalOrder(event: EventOf<"finish">, before: readonly CarLetter[]): CarLetter[] {
  return [...event.order, ...before.filter((car) => !event.order.includes(car))];
}

/** All six cars at the end of a race: first those that finished, then the others by position. */
export function finalCarOrder(race: Pick<RaceResult, "placed" | "stalled">, course: Course | undefined): CarLetter[] {
  const order = course?.orders.at(-1) ?? [];
  return [...race.placed, ...[...race.stalled].sort((a, b) => order.indexOf(a) - order.indexOf(b))];
}

/** The places of a car from the start of the race, counted from 1. */
export const carPlaces = (course: Course, car: CarLetter): number[] =>
  course.orders.map((order) => order.indexOf(car) + 1);

export interface TurningPoint {
  car: CarLetter;
  /** The number, from 1, of the card with which a car took the lead for good; null if it led all the way. */
  card: number | null;
  seat: number | null;
}

/** The winning car, and when it took the lead for good. */
export function findTurningPoint(course: Course): TurningPoint | null {
  const car = course.orders.at(-1)?.[0];
  if (!car) return null;
  const behind = course.orders.findLastIndex((order) => order[0] !== car);
  return behind < 0 ? { car, card: null, seat: null } : { car, card: behind + 1, seat: course.seats[behind] ?? null };
}

/** A car at the end of one race of a tour, worked out from events: there are no score sheets yet, because the game goes on. */
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
