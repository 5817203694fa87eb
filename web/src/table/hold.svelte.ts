/* A card laid while other people still choose stays here for a few seconds, so that it can be taken back; then it goes out. */
import type { Lay } from "../protocol";

export const HOLD = 4000; // milliseconds
export const SPARE = 5000; // it goes out so long before the player's time is up

export class Hold {
  /** What is held; once it has gone out, until the table has answered. */
  card = $state.raw<Lay | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (card: Lay) => void) {}

  keep(card: Lay, ms: number): void {
    this.card = card;
    this.timer = setTimeout(() => this.release(), ms);
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
}
