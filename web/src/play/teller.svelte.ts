/** The log as it grows: told on from where it was, told anew in another language or when a replay jumps. */

import type { GameEvent } from "../lib/view";
import type { LogLine } from "./words/said";
import { LogText } from "./words/log-text";
import type { Voice } from "./words/voice";

export class Teller {
  private logText: LogText | null = null;

  constructor(
    private readonly voice: () => Voice,
    private readonly events: () => GameEvent[],
  ) {}

  readonly lines = $derived.by((): LogLine[] => {
    const voice = this.voice();
    const events = this.events();
    if (!this.logText || this.logText.voice !== voice || !this.logText.fits(events)) this.logText = new LogText(voice);
    this.logText.tell(events);
    return [...this.logText.lines];
  });
}
