import { describe, expect, it } from "vitest";
import type { Move, Offer } from "../protocol";
import { offeredEnds, isFolded, endKey } from "./ends";

const move = (to: string, walk: string[], facts: Partial<Move> = {}): Move => ({
  kind: "move",
  action: `move ${to}`,
  to,
  walk,
  lost: 0,
  behind: [],
  bonus: 0,
  power: null,
  passed: [],
  lines: [],
  place: null,
  spare: false,
  ...facts,
});
const offer = (...choices: Offer["choices"]): Offer => ({ asks: "move", choices });
const names = (moves: Move[]): string[] => moves.map((end) => end.to);

describe("order of ends", () => {
  it("is the order of the offer, also where a jam that loses more comes before one that loses less", () => {
    const ends = offeredEnds(
      offer(
        move("c24", ["b21", "b22", "b23", "c24"]),
        move("a21", ["a21"], { lost: 3 }),
        move("d23", ["c22", "d23"], { lost: 2 }),
      ),
    );
    expect(names(ends)).toEqual(["c24", "a21", "d23"]);
    expect(endKey(ends[2]!, ends)).toBe(3);
    expect(endKey(null, ends)).toBe(0);
  });

  it("leaves other choices out", () => {
    expect(offeredEnds(offer({ kind: "skip", action: "skip", car: "R" }))).toEqual([]);
    expect(offeredEnds(null)).toEqual([]);
  });
});

it("ends that are better for nobody are folded, unless it is only one", () => {
  const [far, near, dominated, other] = [
    move("a5", ["a5"]),
    move("a3", ["a3"]),
    move("b5", ["b5"], { spare: true }),
    move("c5", ["c5"], { spare: true }),
  ];
  expect([far, near, dominated].map((end) => isFolded(end, [far, near, dominated]))).toEqual([false, false, false]);
  expect([far, dominated, other].map((end) => isFolded(end, [far, near, dominated, other]))).toEqual([
    false,
    true,
    true,
  ]);
});
