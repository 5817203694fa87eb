// The introduction's own little race, on a road of three lanes that narrows to one. It works without a server, so it
// implements the one rule it shows: a car steps forward, straight or diagonally, onto free spaces until its number is
// used up or it is stuck.
import type { CarLetter } from "../../protocol";
import { LESSON_BIDS, LESSON_RIVALS } from "../../generated";
import { readCars, type Spot } from "../../parts/cars/road-grid";
import type { CardLine } from "../../game/cards";

export type Positions = Record<CarLetter, Spot>;

export const COLUMNS = 10;
export const LANES = 3;
const NARROW = [5, 6]; // columns that have only the middle lane

export const SPACES: Spot[] = Array.from({ length: COLUMNS }, (_, column) => column).flatMap((column) =>
  [0, 1, 2].filter((lane) => lane === 1 || !NARROW.includes(column)).map((lane) => ({ column, lane })),
);

const standing = (...road: string[]): Positions => Object.fromEntries(readCars(road)) as Positions;

export const START = standing(".K.G", "Y.B.", ".R.O");
/** Black is about to move three spaces, behind two cars side by side. */
export const JAM = standing("O..R", ".K.B...Y", "G");
/** Yellow has just crossed the betting line. */
export const AFTER_LINE = standing("..G....K", "...O..R..Y", "....B");
export const BET_COLUMN = 8;

export interface End extends Spot {
  lost: number;
}

export function reachableEnds(car: CarLetter, speed: number, standing: Positions): End[] {
  const taken = new Set(Object.values(standing).map(spaceName));
  const found = new Map<string, End>();
  let here = [standing[car]];
  for (let left = speed; left >= 0; left -= 1) {
    const next = new Map<string, Spot>();
    for (const place of here) {
      const steps = left ? stepsFrom(place).filter((step) => !taken.has(spaceName(step))) : [];
      if (!steps.length) found.set(spaceName(place), { ...place, lost: left });
      for (const step of steps) next.set(spaceName(step), step);
    }
    here = [...next.values()];
  }
  return [...found.values()].sort((a, b) => a.lost - b.lost || a.lane - b.lane);
}

function stepsFrom(place: Spot): Spot[] {
  return SPACES.filter((space) => space.column === place.column + 1 && Math.abs(space.lane - place.lane) <= 1);
}

export function spaceName(place: Spot): string {
  return `${"abc"[place.lane]}${place.column + 1}`;
}

/** The road is straight and driven to the right, so the top lane is the driver's left one. */
export const laneSide = (place: Spot): string => ["left", "middle", "right"][place.lane] ?? "middle";

/** The positions after one line of a card: the car moves to its first end space, as far as it can. A wild moves no car here. */
export function runLine(line: CardLine, standing: Positions): Positions {
  if (line.car === "W") return standing;
  const end = reachableEnds(line.car, line.speed, standing)[0];
  return end ? { ...standing, [line.car]: { column: end.column, lane: end.lane } } : standing;
}

export const RACE_HAND = ["Y6B4R2G1", "R6Y4K2B1", "Y8"];

/** The first three cars to finish. */
export const PLACED: CarLetter[] = ["Y", "K", "R"];

/** The engine's result of laying a card: "won", "tie" (won by a tie-break), "lost" or "pass". */
export function bidResult(card: string): "won" | "tie" | "lost" | "pass" {
  const laid = LESSON_BIDS.find((bid) => bid.card === card);
  if (!laid?.bid) return "pass";
  return !laid.wins ? "lost" : laid.tied ? "tie" : "won";
}

export const lessonBid = (card: string): number =>
  [...LESSON_BIDS, ...LESSON_RIVALS].find((bid) => bid.card === card)?.bid ?? 0;
