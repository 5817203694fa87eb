/* The player's answer to the question on screen: the choice under consideration, and the one that is held back or being sent. */
import type { Choice, Lay } from "../protocol";
import { HeldBid, type HoldContext } from "./held-bid.svelte";
import type { Playback } from "./playback/playback.svelte";
import { settings } from "../settings/settings.svelte";

/** A choice, and the question for which it was made: its number, or null if no question was on screen. */
interface MadeChoice {
  choice: Choice;
  question: number | null;
}

export class Decision {
  /** Whether an answer is being sent; nothing can be chosen in the meantime. */
  sending = $state(false);
  /** The number of the last action sent from this page. */
  acted = $state(0);
  readonly guard = new InputGuard();
  readonly heldBid: HeldBid;
  private sent = $state.raw<Choice | null>(null);
  private madeChoice = $state.raw<MadeChoice | null>(null);
  private pointedAt = $state.raw<MadeChoice | null>(null);

  /** `answer` gives the final choice to the table. Without `holdContext`, no bid is held back. */
  constructor(
    private readonly playback: Playback,
    private readonly answer: (choice: Choice) => void = () => {},
    holdContext?: () => HoldContext,
  ) {
    this.heldBid = new HeldBid(holdContext, (card) => this.act(card));
  }

  /** The choice under consideration, highlighted on the board and in lists. It is dropped together with its question. */
  get chosen(): Choice | null {
    return this.madeChoice?.question === this.question ? this.madeChoice.choice : null;
  }

  /** The choice under the pointer or with the focus, for the walk and the ghost. */
  get hovered(): Choice | null {
    return this.pointedAt?.question === this.question ? this.pointedAt.choice : null;
  }

  private get question(): number | null {
    const { offer, asked } = this.playback.shown;
    return offer && asked;
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
    if (!this.sending) this.madeChoice = choice && { choice, question: this.question };
  }

  hover(choice: Choice | null): void {
    this.pointedAt = choice && { choice, question: this.question };
  }

  confirm(): void {
    const { chosen } = this;
    if (!chosen || this.held || this.underway) return;
    if (this.heldBid.tryHold(chosen)) this.madeChoice = null;
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
    this.madeChoice = null;
    this.heldBid.drop();
  }

  /** Forgets the choice under consideration, because the question may be another. */
  reset(): void {
    this.madeChoice = null;
    this.pointedAt = null;
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
