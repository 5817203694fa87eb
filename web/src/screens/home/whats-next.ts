/** Lists what the home page offers this reader next, besides a new race. */
import type { MyGame, PuzzleInfo } from "../../protocol";

const DAY = 86_400_000; // milliseconds

/** The puzzle of a day, the same for everybody: each day another theme, and within a theme one puzzle after another. */
export function puzzleOfTheDay(puzzles: readonly PuzzleInfo[], now: number): PuzzleInfo | null {
  const day = Math.floor(now / DAY); // days begin at midnight UTC
  const themes = [...new Set(puzzles.map((one) => one.theme))];
  if (!themes.length) return null;
  const ofTheme = puzzles.filter((one) => one.theme === themes[day % themes.length]);
  return ofTheme[Math.floor(day / themes.length) % ofTheme.length] ?? null;
}

/** The unfinished game to go on with: one that waits for the reader, else the one that changed last. */
export function gameToContinue(games: readonly MyGame[]): MyGame | null {
  const open = games.filter((game) => game.info.status !== "over");
  return open.sort((a, b) => Number(b.my_turn) - Number(a.my_turn) || b.changed - a.changed)[0] ?? null;
}

/** The game that was finished last and has a result. Games given up have none. */
export function lastResult(games: readonly MyGame[]): MyGame | null {
  const over = games.filter((game) => game.info.status === "over" && (game.won !== null || game.rank !== null));
  return over.sort((a, b) => b.changed - a.changed)[0] ?? null;
}
