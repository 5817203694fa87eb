/** The text of the log: describes events with the same texts as the terminal, but shows cards as chips. */

import type { GameEvent } from "../../protocol";
import type { LogLine, Memory } from "./log-line";
import { describeAuctionEvent } from "./log-text-auction";
import { describeRaceEvent } from "./log-text-race";
import type { Phrasing } from "./phrasing";

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
    for (const event of events.slice(this.described.length)) {
      const lines =
        describeAuctionEvent(this.phrasing, this.memory, event) ??
        describeRaceEvent(this.phrasing, this.memory, event) ??
        [];
      this.lines.push(...lines.map((line) => ({ ...line, number: event.number })));
    }
    this.described = events;
    return this.lines.slice(before);
  }
}
