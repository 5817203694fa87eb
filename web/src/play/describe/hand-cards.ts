/** Helpers for the cards in a hand. */

import { readCard } from "../../game/cards";

export const UNKNOWN = "?";

/** The cards, with one copy of the given card removed. */
export function without(cards: string[], card: string | null): string[] {
  const at = card === null ? -1 : cards.indexOf(card);
  return at < 0 ? cards : [...cards.slice(0, at), ...cards.slice(at + 1)];
}

/** Suggests a card to pass with: one that all players have seen already, else the one with the fewest lines, then the slowest. */
export function suggestPass(passes: string[], seen: string[]): string | null {
  const known = passes.filter((card) => seen.includes(card));
  const worth = (card: string): number => {
    const lines = readCard(card);
    return lines.length * 100 + lines.reduce((sum, line) => sum + line.speed, 0);
  };
  const sorted = [...(known.length ? known : passes)].sort((a, b) => worth(a) - worth(b));
  return sorted[0] ?? null;
}

/** The name of a card on a button: in full if it is short, otherwise its first line. */
export function shortName(card: string): string {
  return card.length <= 4 ? card : `${card.slice(0, 2)}…`;
}
