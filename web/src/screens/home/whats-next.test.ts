import { describe, expect, it } from "vitest";
import type { MyGame, PuzzleInfo } from "../../protocol";
import { gameToContinue, lastResult, puzzleOfTheDay } from "./whats-next";

const DAY = 86_400_000;
const PUZZLES = ["wilds 1", "wilds 2", "wilds 3", "bets 1", "bets 2"].map(
  (id) => ({ id, theme: id.split(" ")[0] }) as unknown as PuzzleInfo,
);
const on = (day: number, later = 0): string => puzzleOfTheDay(PUZZLES, day * DAY + later)?.id ?? "";

describe("the puzzle of the day", () => {
  it("stays the same from midnight to midnight, UTC", () => {
    expect(on(20_000)).toBe(on(20_000, DAY - 1));
    expect(on(20_000)).not.toBe(on(20_001));
  });
  it("has another theme each day, and every puzzle has its day", () => {
    const days = Array.from({ length: 12 }, (_, day) => on(day));
    expect(days.slice(0, 4)).toEqual(["wilds 1", "bets 1", "wilds 2", "bets 2"]);
    expect(new Set(days).size).toBe(PUZZLES.length);
  });
  it("is none where there are no puzzles", () => {
    expect(puzzleOfTheDay([], 20_000 * DAY)).toBeNull();
  });
});

function game(id: string, changed: number, status: string, more: Partial<MyGame> = {}): MyGame {
  return { info: { id, status }, my_turn: false, won: null, rank: null, changed, ...more } as unknown as MyGame;
}

describe("games on the home page", () => {
  const games = [
    game("running", 9, "running"),
    game("mine", 3, "running", { my_turn: true }),
    game("given-up", 8, "over"),
    game("lost", 7, "over", { won: false, rank: 3 }),
    game("won", 2, "over", { won: true, rank: 1 }),
  ];
  it("go on with one that waits for the reader before a later one", () => {
    expect(gameToContinue(games)?.info.id).toBe("mine");
    expect(gameToContinue(games.filter((one) => !one.my_turn))?.info.id).toBe("running");
    expect(gameToContinue(games.slice(2))).toBeNull();
  });
  it("have a last result unless none was finished", () => {
    expect(lastResult(games)?.info.id).toBe("lost");
    expect(lastResult(games.slice(0, 3))).toBeNull();
  });
});
