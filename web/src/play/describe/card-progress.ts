/** How far a card has been carried out, worked out from the events since it was played: which lines are done, current or still to come. */
import { readCard, type CarMark } from "../../game/cards";
import type { EventOf } from "../../game/events";
import type { CarLetter, GameEvent } from "../../protocol";

export type LineEnd = EventOf<"moved"> | EventOf<"stayed"> | EventOf<"skipped">;

export interface LineProgress {
  /** The line's letter as printed; W is a wild. */
  mark: CarMark;
  /** The car that the line moves. For a wild, the named car; null until it is named. */
  car: CarLetter | null;
  speed: number;
  state: "done" | "now" | "next";
  end: LineEnd | null;
  /** The two extra spaces of Determined, if the player was asked about them afterwards. */
  bonus: EventOf<"moved"> | null;
}

export interface CardProgress {
  /** The index of the event with which the card was played. */
  at: number;
  seat: number;
  card: string;
  reversed: boolean;
  lines: LineProgress[];
  /** The betting line that the card crossed, once bets are being made. */
  bet: number | null;
}

/** Follows the card played at event `start` until the next card. `asksMore` means that its last line may still continue. */
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
      // A wild that has no car to move causes no event: skips to the line of this car.
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

/** The last cards, newest first. `asksMore` is set while a player is asked about the bonus of the line just carried out. */
export function lastCards(events: GameEvent[], count: number, asksMore = false): CardProgress[] {
  const cards: CardProgress[] = [];
  for (let i = events.length - 1; i >= 0 && cards.length < count; i--) {
    const kind = events[i]!.event;
    if (kind === "dealt") break;
    if (kind === "played") cards.push(followCard(events, i, asksMore && cards.length === 0));
  }
  return cards;
}
