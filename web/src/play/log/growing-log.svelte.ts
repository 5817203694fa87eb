/** The log as it grows: extended with new events, and started again when the language changes or a replay jumps. Asides are lines that no event describes. */
import type { GameEvent } from "../../protocol";
import type { LogLine } from "../describe/log-line";
import { LogText } from "../describe/log-text";
import type { Phrasing } from "../describe/phrasing";

export class GrowingLog {
  private logText: LogText | null = null;

  constructor(
    private readonly phrasing: () => Phrasing,
    private readonly events: () => GameEvent[],
    private readonly asides: () => LogLine[] = () => [],
  ) {}

  readonly lines = $derived.by((): LogLine[] => {
    const phrasing = this.phrasing();
    const events = this.events();
    if (!this.logText || this.logText.phrasing !== phrasing || !this.logText.fits(events))
      this.logText = new LogText(phrasing);
    this.logText.append(events);
    return insertAsides(this.logText.lines, this.asides());
  });
}

/** Puts each aside after the lines of its event. Both lists are in the order of events. */
function insertAsides(lines: readonly LogLine[], asides: readonly LogLine[]): LogLine[] {
  const all = [...lines];
  for (const aside of asides) all.splice(1 + all.findLastIndex((line) => line.event <= aside.event), 0, aside);
  return all;
}
