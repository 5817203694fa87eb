/** The deal, the auction and the powers, in words. */

import { CARS } from "../../game/cards";
import type { Bidding, GameEvent } from "../../protocol";
import { t } from "../../lib/text";
import { CARD, said, sayWhy, type Memory, type Said } from "./said";
import type { Phrasing } from "./phrasing";

export function toldInAuction(phrasing: Phrasing, memory: Memory, event: GameEvent): Said[] | null {
  switch (event.event) {
    case "dealt": {
      memory.powers.clear();
      const owned = CARS.filter((car) => event.owners[car] !== null);
      return [
        said(t("log-dealt", { race: event.race, track: event.track }), { head: true }),
        said(t("log-grid", { cars: phrasing.cars(event.grid) })),
        ...owned.map((car) => said(t("log-owner", { car, ...phrasing.who(event.owners[car]!) }), { car })),
      ];
    }
    case "lot": {
      const { car, round } = event;
      const lines = [said(t("log-lot", { car, power: event.power ?? "none", round }), { car: car, head: true })];
      if (event.bidders.length < phrasing.names.length)
        lines.push(said(t("log-bidders", { names: phrasing.list(event.bidders) })));
      return lines;
    }
    case "revealed":
      return event.bids.length ? [said(sayBids(phrasing, event.bids))] : [];
    case "tied":
      return [said(t("log-tied", { names: phrasing.list(event.seats) }))];
    case "drawn":
      return [said(t("log-drawn", phrasing.who(event.seat)))];
    case "forced":
      return [
        said(t("log-forced", { card: event.card ? CARD : "none", ...phrasing.who(event.seat) }), {
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
      return [said([sale, sayWhy(event.why)].filter(Boolean).join(" "), { car: car, head: true })];
    }
    case "aside":
      return [said(t("log-aside", { car: event.car }), { car: event.car })];
    case "unowned":
      return [said(t("log-unowned", { car: event.car }), { car: event.car })];
    case "kept": {
      const lines: Said[] = [];
      event.powers.forEach((power, seat) => {
        if (!power || memory.powers.get(seat) === power) return;
        memory.powers.set(seat, power);
        lines.push(said(t("log-kept", { power, ...phrasing.who(seat) })));
      });
      return lines;
    }
    case "hand": // it lies there
    case "laid": // what follows says it
    case "chose":
      return [];
    default:
      return null;
  }
}

/** "Bids: Rui 6, Otto 6, you passed." The cards themselves have been seen. */
export function sayBids(phrasing: Phrasing, bids: Bidding[]): string {
  const sorted = [...bids].sort((a, b) => b.bid - a.bid);
  const parts = sorted.map(({ seat, bid }) =>
    bid ? t("say-bid", { bid, ...phrasing.who(seat) }) : t("say-pass", phrasing.who(seat)),
  );
  return t("log-bids", { bids: parts.join(", ") });
}
