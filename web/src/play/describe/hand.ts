/** The hint above the hand, and a sentence for each card. */

import { readCard } from "../../game/cards";
import { t } from "../../lib/text";
import type { TableModel } from "../table-model.svelte";

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
