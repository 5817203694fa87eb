/* What a card under consideration would do on the board: every end of each of its lines, as the engine gives them. */
import type { CarLetter, Choice, LineAhead } from "../../protocol";
import { type Places, type Pose, poseOn } from "../geometry/geometry";

export interface Ghost {
  car: CarLetter;
  line: number; // of the card, from 1, in the order the lines are carried out
  pose: Pose;
  furthest: boolean; // the furthest end of its line is drawn as a car, the others as its sign
  lost: number;
  size: number; // 1, or less where several lines reach the same space
}

/** The lines that a choice would carry out. */
export function linesAhead(choice: Choice | null): LineAhead[] {
  if (choice?.kind === "play") return choice.lines;
  return choice?.kind === "wild" ? [choice.line] : [];
}

/** Cars that a wild of the card could name. */
export const namedBy = (choice: Choice | null): CarLetter[] => [
  ...new Set(linesAhead(choice).flatMap((line) => line.names)),
];

/** A car that crosses the finish line stands on the next place of the infield. Lines that share a space stand side by side on it. */
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

const APART = 24; // units of the picture, less than half a space

function beside(ghost: Ghost, at: number, of: number): Ghost {
  const { pose } = ghost;
  const far = (at - (of - 1) / 2) * APART;
  return { ...ghost, size: 0.62, pose: { ...pose, x: pose.x + far } };
}
