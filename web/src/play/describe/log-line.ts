/** The structure of a line in the log. */
import type { CarMark } from "../../game/cards";
import type { WhySold, Outcome } from "../../protocol";
import { t } from "../../text/text";
import type { Phrasing } from "./phrasing";

/** A placeholder in a text where a card is drawn. */
export const CARD = "\u0001";

export interface LogLine {
  number: number;
  /** The index of the event it describes. */
  event: number;
  text: string;
  /** The cards for the placeholders in the text, in order. */
  cards: string[];
  car: CarMark | null;
  /** Whether the line starts a new group: a lot, a card or a race. */
  head: boolean;
}

/** Facts from earlier events that a line may need. */
export interface Memory {
  powers: Map<number, string>;
  player: number | null;
}

export type LogEntry = Omit<LogLine, "number" | "event">;

export function logEntry(text: string, more: Partial<LogEntry> = {}): LogEntry {
  return { text, cards: [], car: null, head: false, ...more };
}

/** A line as plain text, for live regions. */
export function plainText(phrasing: Phrasing, line: LogEntry): string {
  let next = 0;
  return line.text.replaceAll(CARD, () => phrasing.card(line.cards[next++] ?? ""));
}

/** Describes the tie-break that decided between the bids; empty for a car that had to be taken. */
export function describeWhySold(why: WhySold): string {
  const found = why.breaks.find((tie) => tie.rule === why.by);
  return why.by === "forced"
    ? ""
    : t("why-sold", { by: why.by, winner: found?.winner ?? 0, others: found?.others ?? 0 });
}

export function describeWinner(phrasing: Phrasing, outcome: Outcome): string {
  const first = outcome.winners[0] ?? 0;
  const who = phrasing.who(first);
  const money = phrasing.money(outcome.scores?.[first] ?? 0);
  if (outcome.decided === "shared") return t("won-shared", { names: phrasing.list(outcome.winners) });
  if (outcome.decided === "winnings") return t("won-winnings", { money, ...who });
  if (outcome.decided === "place") return t("won-place", { money, ...who });
  if (outcome.decided === "first") return t("won-first", who);
  return t("won-furthest", who);
}
