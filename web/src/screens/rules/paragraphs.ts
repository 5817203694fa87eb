/** The rules by section and paragraph. The rules page shows every paragraph; help at a table shows only those that apply there. */
import type { RuleInForce } from "../../protocol";

type When = RuleInForce | "page";
export interface Paragraph {
  /** The address of the paragraph on the page and in help; the key of its text is rules-ID. */
  id: string;
  /** The rule that must be in force. "page" means only on the rules page, which covers all games; if absent, the paragraph always applies. */
  when?: When;
}
export interface Section {
  id: string;
  paragraphs: Paragraph[];
}

const part = (id: string, ids: Record<string, When | "">): Section => ({
  id,
  paragraphs: Object.entries(ids).map(([name, when]) => ({
    id: name ? `${id}-${name}` : id,
    ...(when ? { when } : {}),
  })),
});

export const SECTIONS: readonly Section[] = [
  part("aim", { "": "page" }),
  part("auction", {
    lot: "auction",
    bid: "auction",
    win: "auction",
    tie: "auction",
    free: "auction",
    all: "auction",
    none: "auction",
    wild: "auction",
    any: "any-card",
  }),
  part("powers", { keep: "powers", rectangles: "powers", always: "determined-always" }),
  part("race", { turn: "", lines: "", wild: "", step: "", between: "", full: "", jam: "", still: "" }),
  part("bets", { when: "bets", what: "bets", pays: "bets" }),
  part("end", { place: "finish", home: "finish", stalled: "finish", money: "money" }),
  part("two", { piles: "own-piles", swapped: "cunning-swapped", removed: "cunning-removed" }),
  part("ways", {
    beginner: "page",
    dealt: "dealt",
    small: "small-hands",
    first: "first-wins",
    distance: "laps",
    furthest: "furthest-wins",
    tour: "tour",
  }),
];

/** The sections that apply to a game, without empty ones. */
export function sectionsIn(inForce: RuleInForce[]): Section[] {
  return SECTIONS.map(({ id, paragraphs }) => ({
    id,
    paragraphs: paragraphs.filter(({ when }) => !when || (inForce as string[]).includes(when)),
  })).filter(({ paragraphs }) => paragraphs.length);
}
