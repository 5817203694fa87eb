/** The rules by part and paragraph, and in which games each of them holds: the rules page shows all, help at a table what is true there. */

import type { RuleInForce } from "../../protocol";

type When = RuleInForce | "page";
export interface Paragraph {
  /** Its address on the page and in help; its text is rules- and this. */
  id: string;
  /** Only where this rule is in force; "page": only on the rules page, where all games are told of; left out: always. */
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

/** What is true for a game; parts of which nothing is left are not there. */
export function sectionsIn(inForce: RuleInForce[]): Section[] {
  return SECTIONS.map(({ id, paragraphs }) => ({
    id,
    paragraphs: paragraphs.filter(({ when }) => !when || (inForce as string[]).includes(when)),
  })).filter(({ paragraphs }) => paragraphs.length);
}
