/** Finds the result of the last lot in the events since it was offered. */
import { t } from "../../text/text";
import type { Bidding, CarLetter, GameEvent, PowerName, WhySold } from "../../protocol";
import type { Phrasing } from "./phrasing";

export interface LotEnd {
  car: CarLetter | null;
  power: PowerName | null;
  bids: Bidding[];
  winner: number | null;
  price: number;
  how: "open" | "sold" | "aside" | "unowned";
  why: WhySold | null;
  /** The seat that had to take the last car, and the card that it shows. */
  forced: number | null;
  forcedCard: string | null;
}

const OPEN: LotEnd = {
  car: null,
  power: null,
  bids: [],
  winner: null,
  price: 0,
  how: "open",
  why: null,
  forced: null,
  forcedCard: null,
};

export function readLotEnd(events: GameEvent[]): LotEnd | null {
  const start = events.findLastIndex((event) => event.event === "lot" || event.event === "forced");
  if (start < 0) return null;
  const end: LotEnd = { ...OPEN };
  for (const event of events.slice(start)) {
    if (event.event === "lot") Object.assign(end, { car: event.car, power: event.power });
    else if (event.event === "revealed") end.bids = event.bids;
    else if (event.event === "forced") Object.assign(end, { forced: event.seat, forcedCard: event.card });
    else if (event.event === "sold") {
      const { car, power, seat: winner, price, why } = event;
      Object.assign(end, { car, power, winner, price, why, how: "sold" });
    } else if (event.event === "aside" || event.event === "unowned") {
      if (end.how !== "open") Object.assign(end, OPEN); // another lot, which was not offered any more
      Object.assign(end, { car: event.car, power: event.power, how: event.event });
    }
  }
  return end;
}

/** Says what became of the lot, for the heading of its end. */
export function describeLotEnd(phrasing: Phrasing, { car, winner, price, how, forced }: LotEnd): string {
  if (!car) return t("reveal-turned");
  if (winner !== null) {
    const sale = { car, price: phrasing.money(price), ...phrasing.who(winner) };
    return t(forced === null ? "reveal-sold" : "reveal-forced", sale);
  }
  if (how === "aside") return t("log-aside", { car });
  return how === "unowned" ? t("log-unowned", { car }) : t("reveal-turned");
}
