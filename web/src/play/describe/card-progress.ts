/** The progress of a card that is being carried out: the events of each of its lines, and which lines are done, current or still to come. */
import { readCard, type CardLine, type CarMark } from "../../game/cards";
import { isOfLine, type EventOf, type LineEvent } from "../../game/events";
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

const ENDS_CARD = new Set<GameEvent["event"]>(["betting", "turn", "finish"]);

/** Follows a card from event `at`, with which it was played, to event `end`. `isOpen` means that its last line is not done yet. */
function followCard(events: GameEvent[], at: number, end: number, isOpen: boolean): CardProgress {
  const { seat, card, reversed } = events[at] as EventOf<"played">;
  const after = events.slice(at + 1, end);
  const ofLines = after.filter(isOfLine);
  const eventsOf = (line: number) => ofLines.filter((event) => event.line === line);
  const lines = readCard(card).map((line, i) => lineProgress(line, eventsOf(i)));
  if (reversed) lines.reverse();
  const over = end < events.length || after.some((event) => ENDS_CARD.has(event.event));
  const last = ofLines.at(-1);
  const reached = !last ? 0 : reversed ? lines.length - 1 - last.line : last.line;
  const now = !last || last.event === "named" || isOpen ? reached : reached + 1;
  lines.forEach((line, i) => (line.state = over || i < now ? "done" : i === now ? "now" : "next"));
  const betting = after.findLast((event) => event.event === "betting");
  return { at, seat, card, reversed, lines, bet: betting?.bet ?? null };
}

function lineProgress({ car, speed }: CardLine, events: LineEvent[]): LineProgress {
  const named = events.find((event) => event.event === "named");
  const ends = events.filter((event) => event.event !== "named");
  return {
    mark: car,
    car: car === "W" ? (named?.car ?? null) : car,
    speed,
    state: "next",
    end: ends[0] ?? null,
    bonus: ends.slice(1).find((event) => event.event === "moved") ?? null,
  };
}

/** The last cards, newest first. `isOpen` is set while the car of the last line drives, or a player is asked about its bonus. */
export function lastCards(events: GameEvent[], count: number, isOpen = false): CardProgress[] {
  const cards: CardProgress[] = [];
  let end = events.length;
  for (let i = events.length - 1; i >= 0 && cards.length < count; i--) {
    const kind = events[i]!.event;
    if (kind === "dealt") break;
    if (kind !== "played") continue;
    cards.push(followCard(events, i, end, isOpen && cards.length === 0));
    end = i;
  }
  return cards;
}
