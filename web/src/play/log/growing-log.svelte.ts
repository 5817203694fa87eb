/** The log as it grows: extended with new events, and started again when the language changes or a replay jumps. */
import type { GameEvent } from "../../protocol";
import type { LogLine } from "../describe/log-line";
import { LogText } from "../describe/log-text";
import type { Phrasing } from "../describe/phrasing";

export class GrowingLog {
  private logText: LogText | null = null;

  constructor(
    private readonly phrasing: () => Phrasing,
    private readonly events: () => GameEvent[],
  ) {}

  readonly lines = $derived.by((): LogLine[] => {
    const phrasing = this.phrasing();
    const events = this.events();
    if (!this.logText || this.logText.phrasing !== phrasing || !this.logText.fits(events))
      this.logText = new LogText(phrasing);
    this.logText.append(events);
    return [...this.logText.lines];
  });
}
