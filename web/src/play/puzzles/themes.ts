/** The shipped puzzles by theme, and which one comes next. */
import type { PuzzleInfo, PuzzleTheme } from "../../protocol";
import { save, readSaved } from "../../settings/storage";

export interface ThemePosition {
  theme: PuzzleTheme;
  number: number; // number within its theme, from 1
  count: number; // number of puzzles in the theme
  next: string | null; // the next unsolved puzzle
}

/** The key under which attempts at a puzzle are stored; the reader's own mistakes are stored by the address of their table. */
export const puzzleKey = (id: string): string => `puzzle ${id}`;

/** The themes in order, each with its puzzles. */
export function byTheme(list: readonly PuzzleInfo[]): { theme: PuzzleTheme; puzzles: PuzzleInfo[] }[] {
  const themes = [...new Set(list.map((one) => one.theme))];
  return themes.map((theme) => ({ theme, puzzles: list.filter((one) => one.theme === theme) }));
}

export function findInTheme(list: readonly PuzzleInfo[], id: string, attempts: Attempts): ThemePosition | null {
  const at = list.findIndex((one) => one.id === id);
  const here = list[at];
  if (!here) return null;
  const ofTheme = list.filter((one) => one.theme === here.theme);
  const following = [...list.slice(at + 1), ...list.slice(0, at)];
  const next = following.find((one) => !attempts[puzzleKey(one.id)]) ?? following[0];
  return { theme: here.theme, number: ofTheme.indexOf(here) + 1, count: ofTheme.length, next: next?.id ?? null };
}

/** The puzzle to go on with: the first that is not solved, or the first of all. */
export function nextPuzzle(list: readonly PuzzleInfo[], attempts: Attempts): PuzzleInfo | null {
  return list.find((one) => !attempts[puzzleKey(one.id)]) ?? list[0] ?? null;
}

/** Whether any of the puzzles has been tried. */
export const isBegun = (list: readonly PuzzleInfo[], attempts: Attempts): boolean =>
  list.some((one) => puzzleKey(one.id) in attempts);

export type Attempts = Record<string, boolean>; // by address of the question: whether the last answer was right

const NAME = "tried";
const MOST = 2000;

/** The puzzles that the reader has answered, and whether correctly. Saved in this browser only. */
export function readAttempts(): Attempts {
  try {
    const found: unknown = JSON.parse(readSaved(NAME) ?? "{}");
    const entries = Object.entries(found && typeof found === "object" && !Array.isArray(found) ? found : {});
    return Object.fromEntries(entries.filter((entry): entry is [string, boolean] => typeof entry[1] === "boolean"));
  } catch {
    return {};
  }
}

export function saveAttempt(question: string, right: boolean): void {
  const { [question]: _, ...others } = readAttempts();
  save(NAME, JSON.stringify(Object.fromEntries([...Object.entries(others), [question, right] as const].slice(-MOST))));
}
