import { expect, test } from "vitest";
import { ROUND } from "../../testing/round-track";
import { CARS } from "../../game/cards";
import type { View } from "../../protocol";
import type { Playback } from "../../table/playback/playback.svelte";
import type { CarPositions } from "../../table/table-types";
import { betsOn, ownCards, isRacing, standingRows } from "./standing-rows";

const cars = Object.fromEntries(
  CARS.map((car, i) => [car, { space: car === "R" ? null : `a${i + 1}`, place: car === "R" ? 1 : null, laps: 0 }]),
) as CarPositions;
const view = {
  phase: "race",
  next_betting_line: 1,
  bets: [["K"], ["?"]],
  hands: [["K5", "W5G2"], ["?"]],
  speed8: [["K8"], []],
  strengths: [
    Object.fromEntries(
      CARS.map((car) => [
        car,
        car === "K"
          ? { sum: 13, wild: 5, best: [8, 5] }
          : car === "G"
            ? { sum: 2, wild: 0, best: [2] }
            : { sum: 0, wild: 5, best: [] },
      ]),
    ),
    null,
  ],
  cars: Object.fromEntries(CARS.map((car) => [car, { owner: car === "K" ? 0 : null }])),
} as unknown as View;
const playback = { shown: { view }, projectedView: view, cars, order: ["R", "O", "Y", "G", "B", "K"] };
const after = (changes: object) => ({
  seat: 0,
  track: ROUND,
  playback: { ...playback, ...changes } as unknown as Playback,
});

test("every car stands with its owner, its way and the bets one knows of", () => {
  const rows = standingRows(after({}), ["K5", "W5G2", "K8"]);
  expect(rows.map((row) => row.car).join("")).toBe("ROYGBK");
  expect(rows[0]).toMatchObject({ rank: 1, place: 1, toFinish: null, toLine: null });
  expect(rows[5]).toMatchObject({
    rank: 6,
    owner: 0,
    toFinish: 8,
    toLine: 4,
    bets: [{ seat: 0, bet: 1 }],
    hand: { sum: 13, wild: 5 },
  });
  expect(rows[4]!.bets).toEqual([]);
});

test("a card that is played or under consideration counts no more", () => {
  const hand = (cards: string[], car: string) =>
    standingRows(after({}), cards).find((row) => row.car === car)?.hand ?? null;
  expect(hand(["W5G2", "K8"], "K")).toEqual({ sum: 8, wild: 5 });
  expect(hand(["K5", "K8"], "K")).toEqual({ sum: 13, wild: 0 });
  expect(hand(["K5", "K8"], "G")).toEqual({ sum: 0, wild: 0 });
  expect(hand([], "K")).toBeNull();
});

test("the standings follow what has been shown, not what is known", () => {
  const moved = { ...cars, K: { space: "a6", place: null, laps: 0 } };
  const rows = standingRows(after({ cars: moved, order: ["R", "K", "O", "Y", "G", "B"] }), []);
  expect(rows[1]).toMatchObject({ car: "K", toFinish: 3, hand: null });
});

test("without a betting line ahead none is counted", () => {
  const rows = standingRows(after({ projectedView: { ...view, next_betting_line: null } }), []);
  expect(rows.every((row) => row.toLine === null)).toBe(true);
});

test("bets of others are nobody's to see until they lie open", () => {
  expect(betsOn(view, "K")).toEqual([{ seat: 0, bet: 1 }]);
  expect(betsOn({ ...view, bets: [["K"], ["K"]] }, "K")).toEqual([
    { seat: 0, bet: 1 },
    { seat: 1, bet: 1 },
  ]);
});

test("a spectator has no hand, and before the race there are no standings", () => {
  expect(ownCards(view, null)).toEqual([]);
  expect(ownCards(view, 0)).toEqual(["K5", "W5G2", "K8"]);
  expect(["auction", "powers", "race", "bets", "over"].map((phase) => isRacing({ ...view, phase } as View))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});
