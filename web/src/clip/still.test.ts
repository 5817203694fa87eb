import { expect, test } from "vitest";
import { CARS } from "../game/cards";
import { Phrasing } from "../play/describe/phrasing";
import type { View } from "../protocol";
import "../testing/fake-setup";
import "../testing/fake-texts";
import { scoreRows } from "./still";

const phrasing = new Phrasing(["Ida", "Rui"], null, "en");
const view = (phase: string, owners: Record<string, number>): View =>
  ({
    phase,
    order: CARS,
    outcome: null,
    cars: Object.fromEntries(
      CARS.map((car) => [car, { owner: owners[car] ?? null, paid: car in owners ? 3 : null, place: null }]),
    ),
  }) as unknown as View;

test("until the race begins, players stand with what they have bought and paid", () => {
  expect(scoreRows(view("auction", { K: 1, R: 1 }), phrasing)).toEqual([
    { place: "", cars: [], name: "Ida", amount: "" },
    { place: "", cars: ["K", "R"], name: "Rui", amount: "$6M" },
  ]);
});

test("in the race, every car has a name: its owner's, or its colour", () => {
  const rows = scoreRows(view("race", { K: 0 }), phrasing);
  expect(rows.map((row) => row.name)).toEqual(["Ida", "Blue", "Green", "Yellow", "Orange", "Red"]);
  expect(rows.map((row) => row.cars)).toEqual(CARS.map((car) => [car]));
});
