/** The events of the race, the bets and the end of the game, in words. */

import { t } from "../../lib/text";
import type { EventOf } from "../../game/events";
import type { GameEvent } from "../../protocol";
import { UNKNOWN } from "./hand-cards";
import { CARD, logEntry, describeWinner, type Memory, type LogEntry } from "./log-line";
import type { Phrasing } from "./phrasing";

export function describeRaceEvent(phrasing: Phrasing, memory: Memory, event: GameEvent): LogEntry[] | null {
  switch (event.event) {
    case "race":
      return [logEntry(t("log-race", phrasing.who(event.seat)), { head: true })];
    case "drew": {
      const { cards, count } = event;
      if (event.seat !== phrasing.me || cards === UNKNOWN) return [];
      return [logEntry(t("log-drew", { count, cards: cards.map(() => CARD).join(" ") }), { cards })];
    }
    case "played": {
      memory.player = event.seat;
      const order = event.reversed ? "reversed" : "printed";
      return [
        logEntry(t("log-played", { card: CARD, order, ...phrasing.who(event.seat) }), {
          cards: [event.card],
          head: true,
        }),
      ];
    }
    case "named":
      return [logEntry(t("log-named", { car: event.car, ...phrasing.who(event.seat) }), { car: event.car })];
    case "skipped":
      return [
        logEntry(t("log-skipped", { car: event.car ?? "none", ...phrasing.who(event.seat) }), {
          car: event.car ?? "W",
        }),
      ];
    case "moved":
      return [logEntry(describeMove(phrasing, memory, event), { car: event.car })];
    case "stayed":
      return [logEntry(t("log-stayed", { car: event.car, lost: event.speed, why: event.why }), { car: event.car })];
    case "betting":
      return [logEntry(t("log-betting", { bet: event.bet }), { head: true })];
    case "bet": {
      if (event.car === UNKNOWN) return [];
      const { bet, car } = event;
      return [logEntry(t("log-bet", { bet, car, ...phrasing.who(event.seat) }), { car: car })];
    }
    case "home":
      return [logEntry(t("log-home", { count: event.cards.length, ...phrasing.who(event.seat) }))];
    case "finish": {
      const lines = [logEntry(t("log-finish", { reason: event.reason }), { head: true })];
      if (event.order.length) lines.push(logEntry(t("log-order", { cars: phrasing.cars(event.order) })));
      return lines;
    }
    case "over":
      return [logEntry(describeWinner(phrasing, event.outcome), { head: true })];
    default:
      return null;
  }
}

/** Describes a move in one line: how far, where to, and anything else that is notable. */
function describeMove(phrasing: Phrasing, memory: Memory, event: EventOf<"moved">): string {
  const { car, steps, to, lost, place } = event;
  const home = place !== null && to === "finish";
  const parts = [home ? t("log-finished", { car, place }) : t("log-moved", { car, steps, space: to })];
  const bonus = Math.min(event.bonus, steps);
  if (bonus && !home) parts.push(t("log-bonus", { bonus, power: event.power ?? "none" }));
  if (lost) parts.push(t("log-lost", { lost }));
  if (memory.player !== null && memory.player !== event.seat) parts.push(t("log-steered", phrasing.who(event.seat)));
  return parts.join(" ");
}
