/** Short stretches of road, driven from left to right, that illustrate a step, a jam, a betting line and the finish. */

type Place = [column: number, lane: number];
export interface RoadPicture {
  /** The lanes from the top, with the letter of the car on each space, or a dot. */
  road: string[];
  /** Walks that a car may take, from space to space. */
  ways?: Place[][];
  /** Spaces that the car may not enter. */
  barred?: Place[];
  /** A line before this column, dashed for bets or checkered for the finish. */
  line?: { at: number; finish: boolean };
  /** A space where steps are lost, and how many. */
  lost?: [...Place, number];
}

/** Reads a walk: "0,1 1,2" leads from column 0 in lane 1 to column 1 in lane 2. */
const walk = (places: string): Place[] => places.split(" ").map((place) => place.split(",").map(Number) as Place);

export const ROADS: Record<string, RoadPicture> = {
  "race-turn": { road: [".R.Y", "B.K."], ways: [walk("3,0 3.7,0")] },
  "race-step": {
    road: ["....", ".Y..", "...."],
    ways: [walk("1,1 2,0"), walk("1,1 2,1"), walk("1,1 2,2")],
    barred: walk("1,0 1,2 0,1"),
  },
  "race-between": { road: [".K..", ".YR."], ways: [walk("1,1 2,0")] },
  "race-jam": {
    road: ["..R..", "K.B..", "....."],
    ways: [walk("0,1 1,0"), walk("0,1 1,2 2,2 3,2")],
    lost: [1, 0, 2],
  },
  "bets-when": { road: [".Y...", "B...."], ways: [walk("1,0 2,0 3,0")], line: { at: 3, finish: false } },
  "end-place": { road: [".K...", "..R.."], ways: [walk("2,1 3,1 4,1")], line: { at: 4, finish: true } },
};
