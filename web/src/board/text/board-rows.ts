/* The board in words: the cars in race order, and what is around the car that the question is about. */
import type { CarLetter, Move, SpaceShape, View } from "../../protocol";
import type { CarPositions } from "../../table/table-types";
import type { Places } from "../geometry/geometry";

export interface BoardRow {
  car: CarLetter;
  rank: number;
  owner: number | null;
  laps: number;
  space: SpaceShape | null;
  place: number | null; // finishing place; null while the car is racing
  toNext: number | null; // steps to the car ahead; null for the leader
  toFinish: number | null;
  toLine: number | null; // steps to the next betting line that nobody has crossed; 0 beyond it
}

/** The cars in race order as currently shown, each with its distance in steps to the car ahead. */
export function boardRows(view: View, cars: CarPositions, order: readonly CarLetter[], places: Places): BoardRow[] {
  const rows = order.map((car, i): BoardRow => {
    const { space, place, laps } = cars[car];
    const shape = (space && places.space(space)) || null;
    const toLine = view.next_betting_line ? (shape?.to_lines[view.next_betting_line - 1] ?? null) : null;
    const { owner } = view.cars[car];
    return {
      car,
      rank: i + 1,
      owner,
      laps,
      space: shape,
      place,
      toNext: null,
      toFinish: shape?.to_finish ?? null,
      toLine,
    };
  });
  rows.forEach((row, i) => {
    const before = rows[i - 1];
    if (row.space && before?.space && row.laps === before.laps)
      row.toNext = row.space.to_finish - before.space.to_finish;
  });
  return rows;
}

export interface Neighbour {
  car: CarLetter;
  space: SpaceShape;
  steps: number;
}

/** The cars at most `reach` steps ahead of or behind a car. */
export function findNeighbours(
  rows: readonly BoardRow[],
  car: CarLetter,
  reach: number,
): { ahead: Neighbour[]; behind: Neighbour[] } {
  const here = rows.find((row) => row.car === car)?.space;
  const near = rows.flatMap((row): Neighbour[] => {
    if (!here || !row.space || row.car === car) return [];
    return [{ car: row.car, space: row.space, steps: here.to_finish - row.space.to_finish }];
  });
  return {
    ahead: near.filter(({ steps }) => steps >= 0 && steps <= reach).sort((a, b) => a.steps - b.steps),
    behind: near.filter(({ steps }) => steps < 0 && steps >= -reach).sort((a, b) => b.steps - a.steps),
  };
}

/** The spaces that any walk on offer can enter with the given step (1 or 2). */
export function reachableSteps(ends: readonly Move[], step: number): string[] {
  return [...new Set(ends.flatMap((end) => end.walk.slice(step - 1, step)))].sort();
}
