/* The end spaces on offer, in the engine's order, which the board, the list and the number keys share. */
import type { Choice, Move, Offer } from "../protocol";

export const offeredEnds = (offer: Offer | null): Move[] =>
  (offer?.choices ?? []).filter((choice) => choice.kind === "move");

/** Whether an end space is folded away. Dominated ones (better for nobody) are, unless there is only one: its row needs no more room than the fold. */
export const isFolded = (end: Move, ends: readonly Move[]): boolean =>
  end.spare && ends.filter((one) => one.spare).length > 1;

/** The number key of an end space, from 1; 0 for any other choice. */
export const endKey = (choice: Choice | null, ends: readonly Move[]): number =>
  ends.findIndex((end) => end.action === choice?.action) + 1;
