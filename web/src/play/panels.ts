/** The panels beside the board, and the question or event for which each is shown. */

import type { Offer } from "../protocol";

export type Panel =
  "interlude" | "reveal" | "auction" | "powers" | "card" | "wild" | "end" | "go" | "bets" | "watching" | "over";

/** Events that belong to the end of a lot. */
export const TURNED = new Set(["revealed", "tied", "drawn", "forced", "sold", "aside", "unowned"]);
/** The panel for the current question. */
export const ASKED: Record<Offer["asks"], Panel> = {
  bid: "auction",
  keep: "powers",
  play: "card",
  wild: "wild",
  go: "go",
  move: "end",
  bonus: "end",
  bet: "bets",
};
