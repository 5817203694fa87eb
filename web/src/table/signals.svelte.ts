/* What is said at a table and kept nowhere: reactions, each shown for some seconds, and the last nudge of the reader. */
import type { Nudged, Reacted, Reaction } from "../protocol";

export const STAYS = 5000; // milliseconds

export class Signals {
  /** By seat. */
  reactions = $state<Partial<Record<number, Reaction>>>({});
  /** The newest, a new object each time. */
  newest = $state.raw<Reacted | null>(null);
  nudge = $state.raw<Nudged | null>(null);
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();

  react(said: Reacted): void {
    clearTimeout(this.timers.get(said.seat));
    this.reactions[said.seat] = said.sign;
    this.newest = said;
    this.timers.set(
      said.seat,
      setTimeout(() => delete this.reactions[said.seat], STAYS),
    );
  }

  forget(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.reactions = {};
  }
}
