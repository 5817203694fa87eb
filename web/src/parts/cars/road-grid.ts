/** The grid of a short road driven from left to right: the positions of its columns and lanes in the picture. */
import type { CarLetter } from "../../protocol";

export const [WIDE, HIGH] = [62, 44]; // size of a space
const EDGE = 8; // margin around the road

export interface Spot {
  column: number;
  lane: number; // 0 is the top lane
}

export const left = (column: number): number => EDGE + column * WIDE;
export const top = (lane: number): number => EDGE + lane * HIGH;
export const middle = ({ column, lane }: Spot): [x: number, y: number] => [left(column + 0.5), top(lane + 0.5)];
export const roadWidth = (columns: number): number => left(columns) + EDGE;
export const roadHeight = (lanes: number): number => top(lanes) + EDGE;

/** Reads cars from a drawn road: its lanes from the top, with the letter of the car on each space, or a dot. */
export const readCars = (road: readonly string[]): [CarLetter, Spot][] =>
  road.flatMap((cars, lane) =>
    [...cars].flatMap((car, column): [CarLetter, Spot][] =>
      car === "." ? [] : [[car as CarLetter, { column, lane }]],
    ),
  );
