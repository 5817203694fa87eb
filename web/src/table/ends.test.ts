import { describe, expect, it } from "vitest";
import { ROUND } from "../board/fixture";
import type { Move, Offer } from "../protocol";
import { endsOf, keyOf } from "./ends";

const move = (to: string, walk: string[], facts: Partial<Move> = {}): Move => ({
  kind: "move", action: `move ${to}`, to, walk, lost: 0, behind: [], bonus: 0, power: null, passed: [], lines: [], place: null, ...facts,
});
const offer = (...choices: Offer["choices"]): Offer => ({ asks: "move", choices });
const names = (moves: Move[]): string[] => moves.map((end) => end.to);

describe("order of ends", () => {
  it("has the furthest first, then the inner, and jams at the end", () => {
    const ends = endsOf(
      offer(move("a2", ["a2"], { lost: 1 }), move("b3", ["b2", "b3"]), move("a3", ["a2", "a3"]), move("a4", ["a3", "a4"])),
      ROUND,
    );
    expect(names(ends)).toEqual(["a4", "a3", "b3", "a2"]);
    expect(keyOf(ends[3]!, ends)).toBe(4);
    expect(keyOf(null, ends)).toBe(0);
  });

  it("has the finish first, and a new lap beyond the old one", () => {
    expect(names(endsOf(offer(move("a8", ["a8"]), move("finish", ["finish"])), ROUND))).toEqual(["finish", "a8"]);
    expect(names(endsOf(offer(move("a8", ["a8"]), move("a1", ["a1"])), ROUND))).toEqual(["a1", "a8"]);
  });

  it("leaves other choices out", () => {
    expect(endsOf(offer({ kind: "skip", action: "skip", car: "R" }), ROUND)).toEqual([]);
    expect(endsOf(null, null)).toEqual([]);
  });
});
