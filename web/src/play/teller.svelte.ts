/** The log as it grows: told on from where it was, told anew in another language or when a replay jumps. */

import type { GameEvent } from "../lib/view";
import type { LogLine } from "./words/said";
import { Tale } from "./words/tale";
import type { Voice } from "./words/voice";

export class Teller {
  private tale: Tale | null = null;

  constructor(
    private readonly voice: () => Voice,
    private readonly events: () => GameEvent[],
  ) {}

  readonly lines = $derived.by((): LogLine[] => {
    const voice = this.voice();
    const events = this.events();
    if (!this.tale || this.tale.voice !== voice || !this.tale.fits(events)) this.tale = new Tale(voice);
    this.tale.tell(events);
    return [...this.tale.lines];
  });
}
