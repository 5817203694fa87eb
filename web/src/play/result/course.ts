/* A race told by its events as a line for each car: its place after every card, and the card with which the race turned. */
import type { EventOf } from "../../game/events";
import type { CarLetter, GameEvent, RaceResult } from "../../protocol";

export interface Course {
  /** Race order on the grid, then after each card. */
  orders: (readonly CarLetter[])[];
  /** Who played each card. */
  seats: number[];
  /** Bets were made after so many cards. */
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

/** The order that counts at the end; cars it does not name stay behind it as they were. */
function finalOrder(event: EventOf<"finish">, before: readonly CarLetter[]): CarLetter[] {
  return [...event.order, ...before.filter((car) => !event.order.includes(car))];
}

/** All six as a race left them: those that came home, then the others as they stood, the foremost first. */
export function finalCarOrder(race: Pick<RaceResult, "placed" | "stalled">, course: Course | undefined): CarLetter[] {
  const order = course?.orders.at(-1) ?? [];
  return [...race.placed, ...[...race.stalled].sort((a, b) => order.indexOf(a) - order.indexOf(b))];
}

/** Places of a car from the grid on, 1 the first. */
export const carPlaces = (course: Course, car: CarLetter): number[] =>
  course.orders.map((order) => order.indexOf(car) + 1);

export interface TurningPoint {
  car: CarLetter;
  /** The card with which it took the lead for good, the first is 1; null: it led all the way. */
  card: number | null;
  seat: number | null;
}

/** The first car home, and when it took the lead for good. */
export function findTurningPoint(course: Course): TurningPoint | null {
  const car = course.orders.at(-1)?.[0];
  if (!car) return null;
  const behind = course.orders.findLastIndex((order) => order[0] !== car);
  return behind < 0 ? { car, card: null, seat: null } : { car, card: behind + 1, seat: course.seats[behind] ?? null };
}
