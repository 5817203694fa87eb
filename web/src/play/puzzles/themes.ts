/** The shipped puzzles by theme, and which one comes next. */
import type { PuzzleInfo, PuzzleTheme } from "../../protocol";
import type { Attempts } from "./attempts";

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
