/* Signals beside the game, stored nowhere: reactions, each shown for some seconds, and the last nudge of the reader. */
import type { Nudged, Reacted, Reaction } from "../protocol";

const STAYS = 5000; // milliseconds

export class Signals {
  /** By seat. */
  reactions = $state<Partial<Record<number, Reaction>>>({});
  /** The newest reaction, a new object each time. */
  newest = $state.raw<Reacted | null>(null);
  nudge = $state.raw<Nudged | null>(null);
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();

  react(reaction: Reacted): void {
    clearTimeout(this.timers.get(reaction.seat));
    this.reactions[reaction.seat] = reaction.sign;
    this.newest = reaction;
    this.timers.set(
      reaction.seat,
      setTimeout(() => delete this.reactions[reaction.seat], STAYS),
    );
  }

  forget(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.reactions = {};
  }
}
