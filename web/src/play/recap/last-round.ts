/** The cards that others have played since the reader's own. */
import type { GameEvent } from "../../protocol";
import { lastCards, type CardProgress } from "../describe/card-progress";

const ROUND = 3; // cards

/** The cards that were played since the reader's own last card, at most three, in the order in which they were played. */
export function lastRound(events: GameEvent[], me: number | null): CardProgress[] {
  const cards = lastCards(events, ROUND);
  const own = cards.findIndex((card) => card.seat === me);
  return (own < 0 ? cards : cards.slice(0, own)).reverse();
}
