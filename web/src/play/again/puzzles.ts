/** The shipped puzzles by theme, and which comes next. */
import type { PuzzleInfo, PuzzleTheme } from "../../protocol";
import type { Tried } from "./tried";

export interface Place {
  theme: PuzzleTheme;
  number: number; // within its theme, from 1
  count: number; // of the theme
  next: string | null; // the next one that is not solved
}

/** What `tried` remembers it by; own mistakes have a table's address there. */
export const puzzleKey = (id: string): string => `puzzle ${id}`;

/** Themes in the order they come in, each with its puzzles. */
export function byTheme(list: readonly PuzzleInfo[]): { theme: PuzzleTheme; puzzles: PuzzleInfo[] }[] {
  const themes = [...new Set(list.map((one) => one.theme))];
  return themes.map((theme) => ({ theme, puzzles: list.filter((one) => one.theme === theme) }));
}

export function placeOf(list: readonly PuzzleInfo[], id: string, tried: Tried): Place | null {
  const at = list.findIndex((one) => one.id === id);
  const here = list[at];
  if (!here) return null;
  const ofTheme = list.filter((one) => one.theme === here.theme);
  const following = [...list.slice(at + 1), ...list.slice(0, at)];
  const next = following.find((one) => !tried[puzzleKey(one.id)]) ?? following[0];
  return { theme: here.theme, number: ofTheme.indexOf(here) + 1, count: ofTheme.length, next: next?.id ?? null };
}
