/* A card laid while other people still choose stays here for a few seconds, so that it can be taken back; then it goes out. */
import { settings } from "../lib/settings.svelte";
import type { Choice, Lay, TableInfo } from "../protocol";
import type { Known } from "./playback/news-item";

export const HOLD = 4000; // milliseconds
export const SPARE = 5000; // it goes out so long before the player's time is up

/** How things stand at the table; the player's time may be up at some moment. */
export interface Moment extends Known {
  info: TableInfo | null;
  seat: number | null;
  deadline: number | null;
}

export class Hold {
  /** What is held; once it has gone out, until the table has answered. */
  card = $state.raw<Lay | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly now: () => Moment,
    private readonly send: (card: Lay) => void,
  ) {}

  /** Keeps a card while other people still lay theirs, if the clock leaves time for it; false: it is not kept. */
  keeps(choice: Choice): boolean {
    if (!settings.guard || choice.kind !== "lay" || !this.othersChoose()) return false;
    const { deadline } = this.now();
    const time = deadline === null ? HOLD : Math.min(HOLD, deadline - Date.now() - SPARE);
    if (time <= 0) return false;
    this.card = choice;
    this.timer = setTimeout(() => this.release(), time);
    return true;
  }

  /** News: is what is held still asked for, and does anybody else still choose? */
  check(): void {
    if (!this.card) return;
    if (!this.now().offer?.choices.some((choice) => choice.action === this.card?.action)) this.drop();
    else if (!this.othersChoose()) this.release();
  }

  /** Out with it, if it has not gone out yet. */
  release(): void {
    clearTimeout(this.timer);
    if (this.card && this.timer !== undefined) this.send(this.card);
    this.timer = undefined;
  }

  /** Taken back, answered, or its question is gone. */
  drop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.card = null;
  }

  private othersChoose(): boolean {
    const { info, seat, view } = this.now();
    const people = info?.seats.filter((one) => one.kind === "person" && !one.driver && one.seat !== seat) ?? [];
    return people.some((one) => view?.waiting.includes(one.seat));
  }
}
