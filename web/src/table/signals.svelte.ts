/* Signals that are not part of the game and are stored nowhere: reactions, each shown for a few seconds, and the last nudge to the reader. */
import type { Nudged, Reacted, Reaction } from "../protocol";

const STAYS = 5000; // milliseconds

export class Signals {
  /** Current reactions by seat. */
  reactions = $state<Partial<Record<number, Reaction>>>({});
  /** The newest reaction, as a new object each time. */
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
