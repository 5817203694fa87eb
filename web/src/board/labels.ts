/* Labels of spaces, end spaces and lanes, for the board and the text board. */
import { t } from "../text/text";
import type { CarLetter, Move, SpaceShape, View } from "../protocol";
import type { Places } from "./geometry/geometry";

/** The car that a question is about. */
export const carInQuestion = (view: View | null): CarLetter | null => view?.card?.car ?? null;

/** The name of a lane as the viewer sees it; the terminal uses the same names. */
export const laneLabel = ({ side }: SpaceShape): string => t("lane", { side });

/** "b50, middle lane, all 4 spaces" */
export function endLabel(end: Move, places: Places): string {
  const space = places.space(end.to);
  const steps = end.walk.length;
  const what = end.lost > 0 ? "lost" : end.bonus > 0 ? "bonus" : "all";
  const args = { space: end.to, lane: space ? laneLabel(space) : "", steps, lost: end.lost, bonus: end.bonus, what };
  if (!space) return t("board-end-finish", { place: end.place ?? 0 });
  return t("board-end", args);
}
