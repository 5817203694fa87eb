import { describe, expect, it } from "vitest";
import { readCard } from "../../game/cards";
import { LESSON_BIDS } from "../../generated";
import {
  JAM,
  AFTER_LINE,
  RACE_HAND,
  SPACES,
  START,
  reachableEnds,
  spaceName,
  runLine,
  bidResult,
  laneSide,
  type Positions,
} from "./lesson";

function distinct(standing: Positions): boolean {
  const names = Object.values(standing).map(spaceName);
  return (
    new Set(names).size === names.length && names.every((name) => SPACES.some((space) => spaceName(space) === name))
  );
}

describe("the lesson", () => {
  it("begins with every car on a space of its own", () => {
    for (const standing of [START, JAM, AFTER_LINE]) expect(distinct(standing)).toBe(true);
  });
  it("settles each bid as the text says", () => {
    expect(LESSON_BIDS.map(({ card }) => bidResult(card))).toEqual(["won", "won", "tie", "lost", "pass"]);
  });
  it("plays each card to its end without two cars on a space", () => {
    for (const card of RACE_HAND) {
      const end = readCard(card).reduce((standing, line) => runLine(line, standing), START);
      expect(distinct(end)).toBe(true);
      expect(end.Y.column).toBeGreaterThan(START.Y.column);
    }
  });
  it("lets red through the narrow part before yellow, as the text says", () => {
    const [red, ...rest] = readCard("R6Y4K2B1");
    const after = runLine(red ?? { car: "R", speed: 6 }, START);
    expect(after.R.column).toBe(7);
    expect(rest.reduce((standing, line) => runLine(line, standing), after).Y.column).toBeLessThan(7);
  });
  it("calls lanes what a driver sees on a straight, never inside or outside", () => {
    expect(reachableEnds("K", 3, JAM).map(laneSide)).toEqual(["middle", "right", "left"]);
  });
  it("offers black two ways on and one jam", () => {
    expect(reachableEnds("K", 3, JAM).map((end) => [spaceName(end), end.lost])).toEqual([
      ["b5", 0],
      ["c5", 0],
      ["a3", 2],
    ]);
  });
});
