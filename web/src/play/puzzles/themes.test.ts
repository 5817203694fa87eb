import { describe, expect, it } from "vitest";
import type { PuzzleInfo } from "../../protocol";
import { byTheme, findInTheme, isBegun, nextPuzzle, puzzleKey } from "./themes";

const one = (id: string, theme: PuzzleInfo["theme"]): PuzzleInfo => ({
  id,
  theme,
  kind: "card",
  players: 4,
  track: "Marina Bay",
});
const list = [one("a1", "auction"), one("a2", "auction"), one("b1", "bets")];

describe("puzzles", () => {
  it("stand by theme", () => {
    expect(byTheme(list).map(({ theme, puzzles }) => [theme, puzzles.map(({ id }) => id)])).toEqual([
      ["auction", ["a1", "a2"]],
      ["bets", ["b1"]],
    ]);
  });
  it("go on with the first that is not solved", () => {
    expect(nextPuzzle(list, {})?.id).toBe("a1");
    expect(nextPuzzle(list, { [puzzleKey("a1")]: true, [puzzleKey("a2")]: false })?.id).toBe("a2");
    expect(nextPuzzle(list, Object.fromEntries(list.map(({ id }) => [puzzleKey(id), true])))?.id).toBe("a1");
    expect(nextPuzzle([], {})).toBeNull();
    expect([isBegun(list, {}), isBegun(list, { [puzzleKey("b1")]: false })]).toEqual([false, true]);
  });
  it("are counted within their theme, and the next is one that is not solved", () => {
    expect(findInTheme(list, "a1", {})).toEqual({ theme: "auction", number: 1, count: 2, next: "a2" });
    expect(findInTheme(list, "a1", { [puzzleKey("a2")]: true })?.next).toBe("b1");
    expect(findInTheme(list, "a1", { [puzzleKey("a2")]: false })?.next).toBe("a2");
    expect(findInTheme(list, "b1", { [puzzleKey("a1")]: true, [puzzleKey("a2")]: true })?.next).toBe("a1");
    expect(findInTheme(list, "zz", {})).toBeNull();
    expect(findInTheme([one("a1", "auction")], "a1", {})?.next).toBeNull();
  });
});
