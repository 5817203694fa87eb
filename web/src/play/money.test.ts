import { expect, test } from "vitest";
import type { GameEvent, View } from "../protocol";
import { moneyOf } from "./flights.svelte";

const view = {
  prizes: [12, 9, 6, 4, 2, 0],
  cars: { R: { owner: 2 }, K: { owner: null } },
} as unknown as View;
const home = (car: string, place: number | null): GameEvent =>
  ({ event: "moved", car, place, to: "finish" }) as unknown as GameEvent;

test("a price goes to the buyer's chip", () => {
  const sold = { event: "sold", car: "R", seat: 1, price: 4 } as unknown as GameEvent;
  expect(moneyOf(sold, view)).toEqual({ seat: 1, amount: 4, prize: false });
});

test("a prize goes to the owner of the car that comes home", () => {
  expect(moneyOf(home("R", 2), view)).toEqual({ seat: 2, amount: 9, prize: true });
});

test("nothing flies for a car without an owner, a place without a prize, or a race without money", () => {
  expect(moneyOf(home("K", 1), view)).toBeNull();
  expect(moneyOf(home("R", 6), view)).toBeNull();
  expect(moneyOf(home("R", null), view)).toBeNull();
  expect(moneyOf(home("R", 1), { ...view, prizes: [] })).toBeNull();
});
