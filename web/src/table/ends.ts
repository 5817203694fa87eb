/* The ends on offer, in the engine's order, which board, list and number keys share. */
import type { Choice, Move, Offer } from "../protocol";

export const offeredEnds = (offer: Offer | null): Move[] =>
  (offer?.choices ?? []).filter((choice) => choice.kind === "move");

/** Dominated ends (better for nobody) are folded away, unless there is only one: its row would need as much room as the fold. */
export const isFolded = (end: Move, ends: readonly Move[]): boolean =>
  end.spare && ends.filter((one) => one.spare).length > 1;

/** The number key of an end, from 1; 0 for any other choice. */
export const endKey = (choice: Choice | null, ends: readonly Move[]): number =>
  ends.findIndex((end) => end.action === choice?.action) + 1;
