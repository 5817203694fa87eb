/** How far a card has been carried out, read from the events since it was played: lines done, current and to come. */

import { readCard, type CarMark } from "../../game/cards";
import type { EventOf } from "../../game/events";
import type { CarLetter, GameEvent } from "../../protocol";

export type LineEnd = EventOf<"moved"> | EventOf<"stayed"> | EventOf<"skipped">;

export interface LineProgress {
  /** As printed; W is a wild. */
  mark: CarMark;
  /** The car it moves; for a wild the named car, null until then. */
  car: CarLetter | null;
  speed: number;
  state: "done" | "now" | "next";
  end: LineEnd | null;
  /** The two extra spaces of Determined, if they were asked for afterwards. */
  bonus: EventOf<"moved"> | null;
}

export interface CardProgress {
  /** Index of the event with which it was played. */
  at: number;
  seat: number;
  card: string;
  reversed: boolean;
  lines: LineProgress[];
  /** The betting line crossed with it, once the bets are called. */
  bet: number | null;
}

/** Follows the card played at event `start` until the next one. `asksMore` means that its last line may go on. */
function followCard(events: GameEvent[], start: number, asksMore: boolean): CardProgress {
  const played = events[start] as EventOf<"played">;
  const order = readCard(played.card);
  if (played.reversed) order.reverse();
  const lines: LineProgress[] = order.map(({ car, speed }) => ({
    mark: car,
    car: car === "W" ? null : car,
    speed,
    state: "next",
    end: null,
    bonus: null,
  }));
  const shown: CardProgress = {
    at: start,
    seat: played.seat,
    card: played.card,
    reversed: played.reversed,
    lines,
    bet: null,
  };
  let at = 0;
  let over = false;
  for (const event of events.slice(start + 1)) {
    if (event.event === "named") {
      at = lines.findIndex((line, i) => i >= at && line.mark === "W");
      const wild = lines[at];
      if (wild) wild.car = event.car;
    } else if (event.event === "moved" && event.speed === 0 && at > 0) {
      lines[at - 1]!.bonus = event;
    } else if (event.event === "moved" || event.event === "stayed" || event.event === "skipped") {
      // A wild without a car to move has no event: skip to the line of this car.
      const own = lines.findIndex(
        (line, i) => i >= at && (event.car === null ? line.mark === "W" : line.car === event.car),
      );
      at = own < 0 ? at : own;
      const line = lines[at];
      if (line) line.end = event;
      at += 1;
    } else if (event.event === "betting") {
      shown.bet = event.bet;
      over = true;
    } else if (event.event === "played") {
      over = true;
      break;
    } else if (event.event === "turn" || event.event === "finish") {
      over = true;
    }
  }
  if (asksMore) at -= 1;
  lines.forEach((line, i) => (line.state = over || i < at ? "done" : i === at ? "now" : "next"));
  return shown;
}

/** The last cards, newest first. `asksMore` is set while a player is asked for the bonus of the line just done. */
export function lastCards(events: GameEvent[], count: number, asksMore = false): CardProgress[] {
  const cards: CardProgress[] = [];
  for (let i = events.length - 1; i >= 0 && cards.length < count; i--) {
    const kind = events[i]!.event;
    if (kind === "dealt") break;
    if (kind === "played") cards.push(followCard(events, i, asksMore && cards.length === 0));
  }
  return cards;
}
