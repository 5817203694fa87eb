/** The race, the bets and the end, in words. */

import { t } from "../../lib/text";
import type { EventOf } from "../../game/events";
import type { GameEvent } from "../../protocol";
import { UNKNOWN } from "./cards";
import { CARD, said, sayWinner, type Memory, type Said } from "./said";
import type { Phrasing } from "./phrasing";

export function toldInRace(phrasing: Phrasing, memory: Memory, event: GameEvent): Said[] | null {
  switch (event.event) {
    case "race":
      return [said(t("log-race", phrasing.who(event.seat)), { head: true })];
    case "drew": {
      const { cards, count } = event;
      if (event.seat !== phrasing.me || cards === UNKNOWN) return [];
      return [said(t("log-drew", { count, cards: cards.map(() => CARD).join(" ") }), { cards })];
    }
    case "played": {
      memory.player = event.seat;
      const order = event.reversed ? "reversed" : "printed";
      return [
        said(t("log-played", { card: CARD, order, ...phrasing.who(event.seat) }), { cards: [event.card], head: true }),
      ];
    }
    case "named":
      return [said(t("log-named", { car: event.car, ...phrasing.who(event.seat) }), { car: event.car })];
    case "skipped":
      return [
        said(t("log-skipped", { car: event.car ?? "none", ...phrasing.who(event.seat) }), { car: event.car ?? "W" }),
      ];
    case "moved":
      return [said(sayMove(phrasing, memory, event), { car: event.car })];
    case "stayed":
      return [said(t("log-stayed", { car: event.car, lost: event.speed, why: event.why }), { car: event.car })];
    case "betting":
      return [said(t("log-betting", { bet: event.bet }), { head: true })];
    case "bet": {
      if (event.car === UNKNOWN) return [];
      const { bet, car } = event;
      return [said(t("log-bet", { bet, car, ...phrasing.who(event.seat) }), { car: car })];
    }
    case "home":
      return [said(t("log-home", { count: event.cards.length, ...phrasing.who(event.seat) }))];
    case "finish": {
      const lines = [said(t("log-finish", { reason: event.reason }), { head: true })];
      if (event.order.length) lines.push(said(t("log-order", { cars: phrasing.cars(event.order) })));
      return lines;
    }
    case "over":
      return [said(sayWinner(phrasing, event.outcome), { head: true })];
    default:
      return null;
  }
}

/** One line: how far and where to, then what is worth saying about it. */
function sayMove(phrasing: Phrasing, memory: Memory, event: EventOf<"moved">): string {
  const { car, steps, to, lost, place } = event;
  const home = place !== null && to === "finish";
  const parts = [home ? t("log-finished", { car, place }) : t("log-moved", { car, steps, space: to })];
  const bonus = Math.min(event.bonus, steps);
  if (bonus && !home) parts.push(t("log-bonus", { bonus, power: event.power ?? "none" }));
  if (lost) parts.push(t("log-lost", { lost }));
  if (memory.player !== null && memory.player !== event.seat) parts.push(t("log-steered", phrasing.who(event.seat)));
  return parts.join(" ");
}
