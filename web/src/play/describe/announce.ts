/** Texts for screen readers: one sentence per event, the answers to the keys W, C and S, and the question of a decision. */
import { CARS, type CarStrength } from "../../game/cards";
import { t } from "../../text/text";
import type { GameEvent, View } from "../../protocol";
import type { TableModel } from "../table-model.svelte";
import { describeEnd } from "./choices";
import type { Phrasing } from "./phrasing";

/** Describes a lot: "Lot 4 of 6: yellow, Strategic. Your hand moves yellow 31 spaces, 5 more with wilds." */
function announceLot(view: View, strengths: CarStrength[]): string {
  const lot = view.lot;
  if (!lot) return "";
  const power = lot.power ?? "none";
  const sentence =
    view.lot_number === null
      ? t("lot-second", { left: view.lots_left, car: lot.car, power })
      : t("lot", { number: view.lot_number, count: CARS.length, car: lot.car, power });
  const own = strengths.find((row) => row.car === lot.car);
  return own ? `${sentence} ${t("say-strength", { car: lot.car, steps: own.sum, wild: own.wild })}` : sentence;
}

/** Describes the decision that begins, with its first choices; null if the player has nothing to decide. */
export function announceQuestion(model: TableModel): string | null {
  const { offer, view, phrasing } = model;
  if (!offer || !view) return null;
  switch (offer.asks) {
    case "bid":
      return announceLot(view, model.strengths);
    case "keep":
      return t("ask-keep");
    case "play":
      return t("say-turn", { count: model.cards.length });
    case "wild":
      return t("ask-wild", { steps: view.card?.steps ?? 0 });
    case "go":
      return t("ask-go", { car: view.card?.car ?? "K", steps: view.card?.steps ?? 0 });
    case "bet":
      return t("say-bet", { bet: view.bets_made + 1, pays: payouts(model) });
    default: {
      const car = view.card?.car ?? "K";
      const first = model.ends[0];
      const steers = view.card && view.card.seat !== model.me ? `${t("say-steer", { car })} ` : "";
      const ask =
        offer.asks === "bonus"
          ? t("ask-bonus", { car })
          : t("say-ends", { car, steps: view.card?.steps ?? 0, count: model.ends.length });
      return `${steers}${ask}${first ? ` 1: ${describeEnd(phrasing, view, model.table.track, first, offer.asks === "bonus")}.` : ""}`;
    }
  }
}

/** Whether the question is worth an interruption: it is the player's turn, or the player has to steer a car on another player's card. */
export function isUrgent(model: TableModel): boolean {
  const { offer, view } = model;
  if (!offer || !view) return false;
  return offer.asks === "play" || ((offer.asks === "move" || offer.asks === "bonus") && view.card?.seat !== model.me);
}

function payouts(model: TableModel): string {
  const bet = model.offer?.choices.find((choice) => choice.kind === "bet");
  return bet?.kind === "bet" ? bet.pays.filter((pay) => pay > 0).join(", ") : "";
}

/** The answer to the key C: all cars in race order, with their positions and owners. */
export function announceCars(phrasing: Phrasing, view: View): string {
  return view.order
    .map((car, i) => {
      const seen = view.cars[car];
      const where = seen.space ?? (seen.place ? t("say-home") : "–");
      return t("say-car", { number: i + 1, car, space: where, owner: phrasing.owner(seen.owner) });
    })
    .join(" ");
}

/** The answer to the key S: how far the hand moves each car. */
export function announceStrength(strengths: CarStrength[]): string {
  return strengths.map((row) => t("say-strength-of", { car: row.car, steps: row.sum, wild: row.wild })).join(" ");
}

/** Whether an event ends a group of events; with the setting "my turns", each group is announced all at once. */
export function endsStretch(event: GameEvent): boolean {
  return ["turn", "betting", "finish", "sold", "aside"].includes(event.event);
}
