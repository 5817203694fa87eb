/** The text of the log: describes events with the same texts as the terminal, but shows cards as chips. */
import type { GameEvent, Bidding } from "../../protocol";
import { type LogLine, type Memory, CARD, logEntry, describeWhySold, type LogEntry, describeWinner } from "./log-line";
import type { Phrasing } from "./phrasing";
import { CARS } from "../../game/cards";
import { t } from "../../text/text";
import type { EventOf } from "../../game/events";
import { UNKNOWN } from "./hand-cards";

export class LogText {
  readonly lines: LogLine[] = [];
  private memory: Memory = { powers: new Map(), player: null };
  private described: GameEvent[] = [];

  constructor(readonly phrasing: Phrasing) {}

  /** Whether these events continue those described so far; otherwise a new log text has to be started. */
  fits(events: GameEvent[]): boolean {
    const last = this.described.length - 1;
    return last < 0 || (events.length > last && events[last] === this.described[last]);
  }

  /** Describes the new events and returns their lines. */
  append(events: GameEvent[]): LogLine[] {
    const before = this.lines.length;
    for (let index = this.described.length; index < events.length; index += 1) {
      const event = events[index]!;
      const lines =
        describeAuctionEvent(this.phrasing, this.memory, event) ??
        describeRaceEvent(this.phrasing, this.memory, event) ??
        [];
      this.lines.push(...lines.map((line) => ({ ...line, number: event.number, event: index })));
    }
    this.described = events;
    return this.lines.slice(before);
  }
}

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
