import { describe, expect, it } from "vitest";
import type { EventOf } from "../../game/events";
import type { CarLetter, Move, View } from "../../protocol";
import type { CarPositions } from "../../table/table-types";
import { ROUND } from "../../testing/round-track";
import { Places } from "../geometry/geometry";
import { signFor } from "../cars/event-sign";
import { findNeighbours, boardRows, reachableSteps } from "./board-rows";

const where: Record<CarLetter, string | null> = { K: "a3", B: "b3", G: "a4", Y: "a1", O: null, R: null };
const cars = Object.fromEntries(
  Object.entries(where).map(([car, space]) => [car, { space, place: car === "O" ? 1 : null, laps: 0 }]),
) as CarPositions;
const view = {
  cars: Object.fromEntries(Object.keys(where).map((car) => [car, { owner: 0, laps: 0 }])),
} as unknown as View;

describe("text board", () => {
  const rows = boardRows(view, cars, ["O", "G", "K", "B", "Y", "R"], new Places(ROUND));

  it("has the cars in the order of the race", () => {
    expect(rows.map((row) => row.car).join("")).toBe("OGKBYR");
    expect(rows.map((row) => row.rank)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("counts the steps to the next car and to the finish", () => {
    expect(rows.map((row) => row.toNext)).toEqual([null, null, 1, 0, 2, null]);
    expect(rows[1]!.toFinish).toBe(5);
  });

  it("counts the steps to the next betting line, none where there is none", () => {
    const ahead = boardRows({ ...view, next_betting_line: 1 }, cars, ["G", "K", "B", "Y", "O", "R"], new Places(ROUND));
    expect(ahead.map((row) => row.toLine)).toEqual([1, 2, 2, 4, null, null]);
    expect(rows.map((row) => row.toLine)).toEqual([null, null, null, null, null, null]);
  });

  it("tells who is near", () => {
    const near = findNeighbours(rows, "K", 2);
    expect(near.ahead.map((n) => n.car + n.steps)).toEqual(["B0", "G1"]);
    expect(near.behind.map((n) => n.car)).toEqual(["Y"]);
  });

  it("tells where the first steps lead", () => {
    const ends = [["a2", "a3"], ["b2", "a3"], ["a2"]].map((walk) => ({ walk }) as Move);
    expect(reachableSteps(ends, 1)).toEqual(["a2", "b2"]);
    expect(reachableSteps(ends, 2)).toEqual(["a3"]);
  });
});

describe("signs", () => {
  const moved: EventOf<"moved"> = {
    number: 1,
    waiting: [],
    event: "moved",
    line: 0,
    seat: 0,
    car: "R",
    from: "a1",
    to: "a2",
    steps: 1,
    speed: 1,
    bonus: 0,
    lost: 0,
    walk: ["a2"],
    place: null,
    power: null,
    order: ["K", "B", "G", "Y", "O", "R"],
    laps: 0,
  };

  it("says what a jam cost and which power acted", () => {
    expect(signFor({ ...moved, lost: 3 })).toMatchObject({ words: "−3", power: null });
    expect(signFor({ ...moved, bonus: 1, power: "aggressive" })).toMatchObject({ words: "+1", power: "aggressive" });
    expect(signFor({ ...moved, bonus: 2, speed: 0, power: "determined" })).toMatchObject({
      words: "+2",
      power: "determined",
    });
    expect(signFor({ ...moved, power: "cunning" })).toMatchObject({ words: "", power: "cunning" });
    expect(signFor(moved)).toBeNull();
    const stayed = {
      number: 1,
      waiting: [] as number[],
      event: "stayed",
      line: 0,
      car: "R",
      speed: 4,
      why: "blocked",
    } as const;
    expect(signFor(stayed)).toMatchObject({ words: "−4" });
  });
});
