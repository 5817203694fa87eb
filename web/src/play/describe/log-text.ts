/** Events put into words: the log. The same texts with the same holes as the terminal's; cards become chips. */

import type { GameEvent } from "../../protocol";
import type { LogLine, Memory } from "./said";
import { toldInAuction } from "./log-text-auction";
import { toldInRace } from "./log-text-race";
import type { Phrasing } from "./phrasing";

export class LogText {
  readonly lines: LogLine[] = [];
  private memory: Memory = { powers: new Map(), player: null };
  private told: GameEvent[] = [];

  constructor(readonly phrasing: Phrasing) {}

  /** Does what was told so far lead up to these events? Otherwise a new text has to be begun. */
  fits(events: GameEvent[]): boolean {
    const last = this.told.length - 1;
    return last < 0 || (events.length > last && events[last] === this.told[last]);
  }

  /** Tell what is new in the events; the new lines. */
  tell(events: GameEvent[]): LogLine[] {
    const before = this.lines.length;
    for (const event of events.slice(this.told.length)) {
      const lines =
        toldInAuction(this.phrasing, this.memory, event) ?? toldInRace(this.phrasing, this.memory, event) ?? [];
      this.lines.push(...lines.map((line) => ({ ...line, number: event.number })));
    }
    this.told = events;
    return this.lines.slice(before);
  }
}
