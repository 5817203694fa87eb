/* The player's answer to the question on screen: the choice under consideration, and the one that is held back or being sent. */
import type { Choice, Lay } from "../protocol";
import { HeldBid, type HoldContext } from "./held-bid.svelte";
import type { Playback } from "./playback/playback.svelte";
import { settings } from "../settings/settings.svelte";

export class Decision {
  /** The choice under consideration, highlighted on the board and in lists. */
  chosen = $state.raw<Choice | null>(null);
  /** The choice under the pointer or with the focus, for the walk and the ghost. */
  hovered = $state.raw<Choice | null>(null);
  /** Whether an answer is being sent; nothing can be chosen in the meantime. */
  sending = $state(false);
  /** The number of the last action sent from this page. */
  acted = $state(0);
  readonly guard = new InputGuard();
  readonly heldBid: HeldBid;
  private sent = $state.raw<Choice | null>(null);

  /** `answer` gives the final choice to the table. Without `holdContext`, no bid is held back. */
  constructor(
    private readonly playback: Playback,
    private readonly answer: (choice: Choice) => void = () => {},
    holdContext?: () => HoldContext,
  ) {
    this.heldBid = new HeldBid(holdContext, (card) => this.act(card));
  }

  /** Whether the question is so new that it does not accept input yet. */
  get fresh(): boolean {
    return this.guard.closed;
  }

  /** The player's card that is held back or being sent. */
  get held(): Lay | null {
    return this.heldBid.card;
  }

  /** The choice that was sent but is not yet shown as part of the game; other players may have acted before it. */
  get underway(): Choice | null {
    const { seq, events } = this.playback.shown;
    return this.sending || Math.max(seq, events.at(-1)?.number ?? 0) < this.acted ? this.sent : null;
  }

  choose(choice: Choice | null): void {
    if (!this.sending) this.chosen = choice;
  }

  hover(choice: Choice | null): void {
    this.hovered = choice;
  }

  confirm(): void {
    const { chosen } = this;
    if (!chosen || this.held || this.underway) return;
    if (this.heldBid.tryHold(chosen)) this.chosen = null;
    else this.act(chosen);
  }

  /** Gives an answer at once, unless one is being sent. */
  act(choice: Choice): void {
    if (!this.sending) this.answer(choice);
  }

  /** Takes back a card that has not been sent yet. */
  takeBack(): void {
    if (!this.sending) this.heldBid.drop();
  }

  /** Accepts no other choice until `sending` is false again. `sent` is the choice on its way, if it is shown as such. */
  lock(sent: Choice | null): void {
    this.sending = true;
    this.sent = sent;
  }

  /** Forgets everything chosen and sent, because the answer was refused. */
  refuse(): void {
    this.sending = false;
    this.sent = null;
    this.chosen = null;
    this.heldBid.drop();
  }

  /** Forgets the choice under consideration, because the question may be another. */
  reset(): void {
    this.chosen = null;
    this.hovered = null;
  }

  /** Keeps a choice through updates that leave its question unchanged. */
  keepChoice(): void {
    const choices = this.playback.shown.offer?.choices;
    const isOffered = (choice: Choice | null): boolean =>
      choices?.some(({ action }) => action === choice?.action) ?? false;
    if (!isOffered(this.chosen)) this.chosen = null;
    if (!isOffered(this.hovered)) this.hovered = null;
  }
}

export const GUARD_TIME = 400; // milliseconds: longer than a double click, shorter than it takes to read

/** Ignores input during the first moments of a new question, so that a double click or a held key does not answer a question the player has not seen. */
export class InputGuard {
  closed = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Restarts the guard, because another question is shown. */
  renew(): void {
    clearTimeout(this.timer);
    this.closed = settings.guard;
    if (this.closed) this.timer = setTimeout(() => (this.closed = false), GUARD_TIME);
  }
}
