/** Helpers for the cards in a hand. */
import { readCard } from "../../game/cards";
import { t } from "../../text/text";
import type { TableModel } from "../table-model.svelte";

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

export function describeHand(model: TableModel): string {
  const { view, offer, me } = model;
  if (!view || me === null) return "";
  const pile = view.piles[me]?.length ?? 0;
  const parts: string[] = [];
  if (offer?.asks === "bid" && view.lot) parts.push(t("hand-hint-bid", { car: view.lot.car }));
  else if (offer?.asks === "play") parts.push(t("hand-hint-play"));
  else if (view.card?.seat === me) parts.push(t("hand-hint-left", { count: model.cards.length }));
  else if (view.phase === "race" && !offer && model.cards.length) parts.push(t("hand-hint-preset"));
  if (pile) parts.push(t("hand-pile", { count: pile }));
  if (view.options.beginner.includes("small-hands")) parts.push(t("pile-left", { count: view.pile.length }));
  return parts.join(" · ");
}

/** Describes a card in the hand: "Card 2 of 9: red 6, yellow 4. Yours: yellow." */
export function describeHandCard(model: TableModel, card: string, at: number): string {
  const { view, phrasing, me } = model;
  const mine = readCard(card)
    .map((line) => line.car)
    .filter((car) => car !== "W" && me !== null && view?.cars[car].owner === me);
  const sentence = t("hand-card", { number: at + 1, count: model.cards.length, lines: phrasing.card(card) });
  return mine.length ? `${sentence} ${t("hand-card-mine", { cars: phrasing.cars(mine) })}` : sentence;
}
