/** Lets the characters of bots speak: the newest line beside its player for a moment, and all of them in the log. */
import { untrack } from "svelte";
import { settings } from "../../settings/settings.svelte";
import { t } from "../../text/text";
import type { TableLike } from "../../table/table-types";
import { logEntry, type LogLine } from "../describe/log-line";
import { findLines, type SpokenLine } from "./spoken-lines";

const STAYS = 5000; // milliseconds

export interface Speech {
  seat: number;
  words: string;
}

export function describeLine({ character, moment, variant }: SpokenLine): string {
  const line = [character, moment, variant].join("-");
  return t(`says-${line}`);
}

export class Speeches {
  /** The line on screen. */
  now = $state.raw<Speech | null>(null);
  private heard: { events: number; lines: number } | null = null; // how many there were at the last look

  /** `announce` speaks to screen readers, once for each line. */
  constructor(
    private readonly table: TableLike,
    private readonly announce: (words: string) => void,
  ) {}

  /** Call this in an effect: shows the newest line if it is new. Lines from before the first call are only in the log. */
  follow(): void {
    const { events } = this.table.playback.shown;
    const before = this.heard;
    this.heard = { events: events.length, lines: this.lines.length };
    if (!before || events.length <= before.events || this.lines.length <= before.lines) return;
    const newest = this.lines.at(-1)!;
    untrack(() => this.say(newest));
  }

  private say(line: SpokenLine): void {
    const speech = { seat: line.seat, words: describeLine(line) };
    this.now = speech;
    if (settings.announce !== "none") this.announce(this.describe(speech));
    setTimeout(() => {
      if (this.now === speech) this.now = null;
    }, STAYS);
  }

  readonly lines = $derived.by((): SpokenLine[] => {
    const { view, events } = this.table.playback.shown;
    if (!settings.talk || !view) return [];
    return findLines(events, this.table.info?.seats ?? [], view.prizes.length > 0);
  });

  /** The lines for the log, with the events after which they stand. */
  readonly log = $derived.by((): LogLine[] =>
    this.lines.map((line) => ({
      ...logEntry(this.describe({ seat: line.seat, words: describeLine(line) })),
      number: this.table.playback.shown.events[line.after]?.number ?? 0,
      event: line.after,
    })),
  );

  /** Lines about the result; empty before the end of a game. */
  readonly lastWords = $derived.by((): string => {
    const last = this.lines.at(-1);
    return last && this.table.playback.shown.events[last.after]?.event === "over"
      ? this.describe({ seat: last.seat, words: describeLine(last) })
      : "";
  });

  private describe({ seat, words }: Speech): string {
    return t("says", { name: this.table.info?.seats[seat]?.name ?? "", words });
  }
}
