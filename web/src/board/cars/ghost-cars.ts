/* The effects that a card under consideration would have on the board: every end space of each of its lines, as given by the engine. */
import type { CarLetter, Choice, LineAhead } from "../../protocol";
import { clearSpot, type Places, type Point, type Pose, poseOn } from "../geometry/geometry";

export interface Ghost {
  car: CarLetter;
  line: number; // number of the card's line, from 1, in the order in which the lines are carried out
  pose: Pose;
  furthest: boolean; // the furthest end space of a line is drawn as a car, the others as the car's sign
  lost: number;
  size: number; // 1, or smaller if several lines reach the same space
}

/** The lines of the card that a choice would carry out. */
export function linesAhead(choice: Choice | null): LineAhead[] {
  if (choice?.kind === "play") return choice.lines;
  return choice?.kind === "wild" ? [choice.line] : [];
}

/** The cars that a wild on the card could name. */
export const namedBy = (choice: Choice | null): CarLetter[] => [
  ...new Set(linesAhead(choice).flatMap((line) => line.names)),
];

/** The previewed cars of a choice. A car that crosses the finish line is shown on the next place of the infield; cars that share a space are shown side by side. */
export function ghostsFor(choice: Choice | null, places: Places, nextPlace: number): Ghost[] {
  const found = linesAhead(choice).flatMap(({ car, reach }, i) =>
    reach.flatMap(({ to, lost }, k): (Ghost & { to: string })[] => {
      const space = places.space(to);
      const pose = space ? poseOn(space) : places.parked(nextPlace);
      return pose && car !== "W" ? [{ to, car, line: i + 1, pose, furthest: k === 0, lost, size: 1 }] : [];
    }),
  );
  return found.map((ghost) => {
    const there = found.filter((one) => one.to === ghost.to);
    return there.length > 1 ? beside(ghost, there.indexOf(ghost), there.length) : ghost;
  });
}

const APART = 24; // in picture units; less than half a space

function beside(ghost: Ghost, at: number, of: number): Ghost {
  const { pose } = ghost;
  const far = (at - (of - 1) / 2) * APART;
  return { ...ghost, size: 0.62, pose: { ...pose, x: pose.x + far } };
}

/** The lines to be drawn at full strength: those of the player's own cars and the one that is pointed at. All of them on a card that moves no own car. */
export function strongLines(
  lines: readonly LineAhead[],
  mine: ReadonlySet<CarLetter>,
  hovered: number,
): ReadonlySet<number> {
  const numbers = lines.map((_, i) => i + 1);
  const own = numbers.filter((line) => mine.has(lines[line - 1]!.car as CarLetter));
  const strong = own.length > 0 ? own : hovered > 0 ? [] : numbers;
  return new Set([...strong, ...numbers.filter((line) => line === hovered)]);
}

/** The badge of a line: its number among several, and what jams on its end spaces cost, in one sign. */
export interface Badge {
  line: number;
  at: Point;
  words: string;
  isNumbered: boolean;
  scale: number;
}

const BADGE = 0.72; // of the size of other signs
const FAR = 40; // picture units from the car to its badge, for a sign of the normal size

/** One badge for each line that has something to say, where it covers no car, no ghost and no other badge. */
export function badgesFor(
  ghosts: readonly Ghost[],
  strong: ReadonlySet<number>,
  cars: readonly Point[],
  unit: number,
): Badge[] {
  const several = new Set(ghosts.map((ghost) => ghost.line)).size > 1;
  const taken: Point[] = [...cars, ...ghosts.map((ghost) => ghost.pose)];
  return ghosts
    .filter((ghost) => ghost.furthest)
    .flatMap(({ line, pose }): Badge[] => {
      const lost = ghosts.filter((ghost) => ghost.line === line).map((ghost) => ghost.lost);
      const [least, most] = [Math.min(...lost), Math.max(...lost)];
      const words = most === 0 ? "" : least === most ? `−${most}` : `−${least}…${most}`;
      const isNumbered = several && strong.has(line);
      if (!words && !isNumbered) return [];
      const at = clearSpot(
        pose,
        taken.filter((one) => one !== pose),
        FAR * BADGE * unit,
      );
      taken.push(at);
      return [{ line, at, words, isNumbered, scale: BADGE * unit }];
    });
}
