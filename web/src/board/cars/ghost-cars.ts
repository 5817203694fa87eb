/* The effects that a card under consideration would have on the board: every end space of each of its lines, as given by the engine. */
import type { CarLetter, Choice, LineAhead } from "../../protocol";
import { type Places, type Pose, poseOn } from "../geometry/geometry";

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
