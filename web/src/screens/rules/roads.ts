/** Short stretches of road, driven from left to right, that illustrate a step, a jam, a betting line and the finish. */

import type { CarLetter } from "../../protocol";

type Place = [column: number, lane: number];
export interface RoadPicture {
  columns: number;
  lanes: number;
  cars: [CarLetter, ...Place][];
  /** Walks that a car may take, from space to space. */
  ways?: Place[][];
  /** Spaces that the car may not enter. */
  barred?: Place[];
  /** A line before this column, dashed for bets or checkered for the finish. */
  line?: { at: number; finish: boolean };
  /** A space where steps are lost, and how many. */
  lost?: [...Place, number];
}

export const ROADS: Record<string, RoadPicture> = {
  "race-turn": {
    columns: 4,
    lanes: 2,
    cars: [
      ["Y", 3, 0],
      ["K", 2, 1],
      ["R", 1, 0],
      ["B", 0, 1],
    ],
    ways: [
      [
        [3, 0],
        [3.7, 0],
      ],
    ],
  },
  "race-step": {
    columns: 4,
    lanes: 3,
    cars: [["Y", 1, 1]],
    ways: [
      [
        [1, 1],
        [2, 0],
      ],
      [
        [1, 1],
        [2, 1],
      ],
      [
        [1, 1],
        [2, 2],
      ],
    ],
    barred: [
      [1, 0],
      [1, 2],
      [0, 1],
    ],
  },
  "race-between": {
    columns: 4,
    lanes: 2,
    cars: [
      ["Y", 1, 1],
      ["K", 1, 0],
      ["R", 2, 1],
    ],
    ways: [
      [
        [1, 1],
        [2, 0],
      ],
    ],
  },
  "race-jam": {
    columns: 5,
    lanes: 3,
    cars: [
      ["K", 0, 1],
      ["R", 2, 0],
      ["B", 2, 1],
    ],
    ways: [
      [
        [0, 1],
        [1, 0],
      ],
      [
        [0, 1],
        [1, 2],
        [2, 2],
        [3, 2],
      ],
    ],
    lost: [1, 0, 2],
  },
  "bets-when": {
    columns: 5,
    lanes: 2,
    cars: [
      ["Y", 1, 0],
      ["B", 0, 1],
    ],
    ways: [
      [
        [1, 0],
        [2, 0],
        [3, 0],
      ],
    ],
    line: { at: 3, finish: false },
  },
  "end-place": {
    columns: 5,
    lanes: 2,
    cars: [
      ["R", 2, 1],
      ["K", 1, 0],
    ],
    ways: [
      [
        [2, 1],
        [3, 1],
        [4, 1],
      ],
    ],
    line: { at: 4, finish: true },
  },
};
