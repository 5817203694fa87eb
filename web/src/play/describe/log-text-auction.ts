/** The events of the deal, the auction and the powers, in words. */

import { CARS } from "../../game/cards";
import type { Bidding, GameEvent } from "../../protocol";
import { t } from "../../lib/text";
import { CARD, logEntry, describeWhySold, type Memory, type LogEntry } from "./log-line";
import type { Phrasing } from "./phrasing";

export function describeAuctionEvent(phrasing: Phrasing, memory: Memory, event: GameEvent): LogEntry[] | null {
  switch (event.event) {
    case "dealt": {
      memory.powers.clear();
      const owned = CARS.filter((car) => event.owners[car] !== null);
      return [
        logEntry(t("log-dealt", { race: event.race, track: event.track }), { head: true }),
        logEntry(t("log-grid", { cars: phrasing.cars(event.grid) })),
        ...owned.map((car) => logEntry(t("log-owner", { car, ...phrasing.who(event.owners[car]!) }), { car })),
      ];
    }
    case "lot": {
      const { car, round } = event;
      const lines = [logEntry(t("log-lot", { car, power: event.power ?? "none", round }), { car: car, head: true })];
      if (event.bidders.length < phrasing.names.length)
        lines.push(logEntry(t("log-bidders", { names: phrasing.list(event.bidders) })));
      return lines;
    }
    case "revealed":
      return event.bids.length ? [logEntry(describeBids(phrasing, event.bids))] : [];
    case "tied":
      return [logEntry(t("log-tied", { names: phrasing.list(event.seats) }))];
    case "drawn":
      return [logEntry(t("log-drawn", phrasing.who(event.seat)))];
    case "forced":
      return [
        logEntry(t("log-forced", { card: event.card ? CARD : "none", ...phrasing.who(event.seat) }), {
          cards: event.card ? [event.card] : [],
        }),
      ];
    case "sold": {
      const { car, price, seat } = event;
      const sale = t("log-sold", {
        car,
        power: event.power ?? "none",
        price: phrasing.money(price),
        ...phrasing.who(seat),
      });
      return [logEntry([sale, describeWhySold(event.why)].filter(Boolean).join(" "), { car: car, head: true })];
    }
    case "aside":
      return [logEntry(t("log-aside", { car: event.car }), { car: event.car })];
    case "unowned":
      return [logEntry(t("log-unowned", { car: event.car }), { car: event.car })];
    case "kept": {
      const lines: LogEntry[] = [];
      event.powers.forEach((power, seat) => {
        if (!power || memory.powers.get(seat) === power) return;
        memory.powers.set(seat, power);
        lines.push(logEntry(t("log-kept", { power, ...phrasing.who(seat) })));
      });
      return lines;
    }
    case "hand": // not described: the hand is on screen
    case "laid": // not described: later events say it
    case "chose":
      return [];
    default:
      return null;
  }
}

/** Lists the bids: "Bids: Rui 6, Otto 6, you passed." The players have seen the cards themselves. */
function describeBids(phrasing: Phrasing, bids: Bidding[]): string {
  const sorted = [...bids].sort((a, b) => b.bid - a.bid);
  const parts = sorted.map(({ seat, bid }) =>
    bid ? t("say-bid", { bid, ...phrasing.who(seat) }) : t("say-pass", phrasing.who(seat)),
  );
  return t("log-bids", { bids: parts.join(", ") });
}
