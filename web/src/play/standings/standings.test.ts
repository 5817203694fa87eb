import { expect, test } from "vitest";
import { ROUND } from "../../testing/round-track";
import { CARS } from "../../game/cards";
import type { View } from "../../protocol";
import type { CarPositions } from "../../table/table-types";
import { betsOn, ownCards, isRacing, standingRows } from "./standings";

const cars = Object.fromEntries(
  CARS.map((car, i) => [car, { space: car === "R" ? null : `a${i + 1}`, place: car === "R" ? 1 : null, laps: 0 }]),
) as CarPositions;
const view = {
  phase: "race",
  next_betting_line: 1,
  bets: [["K"], ["?"]],
  hands: [["K5", "W5G2"], ["?"]],
  speed8: [["K8"], []],
  strengths: [Object.fromEntries(CARS.map((car) => [car, { sum: 5, wild: 5, best: [5] }])), null],
  cars: Object.fromEntries(CARS.map((car) => [car, { owner: car === "K" ? 0 : null }])),
} as unknown as View;
const table = { projectedView: view, seat: 0, cars, order: ["R", "O", "Y", "G", "B", "K"] as const, track: ROUND };

test("every car stands with its owner, its way and the bets one knows of", () => {
  const rows = standingRows(table, ["K5", "W5G2"]);
  expect(rows.map((row) => row.car).join("")).toBe("ROYGBK");
  expect(rows[0]).toMatchObject({ rank: 1, place: 1, toFinish: null, toLine: null });
  expect(rows[5]).toMatchObject({
    rank: 6,
    owner: 0,
    toFinish: 8,
    toLine: 4,
    bets: [{ seat: 0, bet: 1 }],
    hand: { sum: 5, wild: 5 },
  });
  expect(rows[4]!.bets).toEqual([]);
});

test("the standings follow what has been shown, not what is known", () => {
  const moved = { ...cars, K: { space: "a6", place: null, laps: 0 } };
  expect(standingRows({ ...table, cars: moved, order: ["R", "K", "O", "Y", "G", "B"] }, [])[1]).toMatchObject({
    car: "K",
    toFinish: 3,
    hand: null,
  });
});

test("without a betting line ahead none is counted", () => {
  expect(
    standingRows({ ...table, projectedView: { ...view, next_betting_line: null } }, []).every(
      (row) => row.toLine === null,
    ),
  ).toBe(true);
});

test("bets of others are nobody's to see until they lie open", () => {
  expect(betsOn(view, "K")).toEqual([{ seat: 0, bet: 1 }]);
  expect(betsOn({ ...view, bets: [["K"], ["K"]] }, "K")).toEqual([
    { seat: 0, bet: 1 },
    { seat: 1, bet: 1 },
  ]);
});

test("a spectator has no hand, and before the race there are no standings", () => {
  expect(ownCards({ projectedView: view, seat: null })).toEqual([]);
  expect(ownCards({ projectedView: view, seat: 0 })).toEqual(["K5", "W5G2", "K8"]);
  expect(["auction", "powers", "race", "bets", "over"].map((phase) => isRacing({ ...view, phase } as View))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});
