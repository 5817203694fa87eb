/* Holds a laid card back for a few seconds while other people are still choosing, so that the player can take it back; then sends it. */
import { settings } from "../settings/settings.svelte";
import type { Choice, Lay, TableInfo } from "../protocol";
import type { TableState } from "./playback/news-item";

export const HOLD_TIME = 4000; // milliseconds
export const SEND_BEFORE_DEADLINE = 5000; // milliseconds between sending and the player's deadline

/** The facts about the table that decide whether a card may be held back. */
export interface HoldContext extends TableState {
  info: TableInfo | null;
  seat: number | null;
  deadline: number | null;
}

export class HeldBid {
  /** The held card. After it has been sent, it stays here until the table has answered. */
  card = $state.raw<Lay | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly context: (() => HoldContext) | undefined,
    private readonly send: (card: Lay) => void,
  ) {}

  /** Holds a card back if other people are still laying theirs and the clock leaves time for it. Returns whether it did. */
  tryHold(choice: Choice): boolean {
    if (!settings.guard || choice.kind !== "lay" || !this.othersChoose()) return false;
    const deadline = this.context?.().deadline ?? null;
    const time = deadline === null ? HOLD_TIME : Math.min(HOLD_TIME, deadline - Date.now() - SEND_BEFORE_DEADLINE);
    if (time <= 0) return false;
    this.card = choice;
    this.timer = setTimeout(() => this.release(), time);
    return true;
  }

  /** Call after each update: drops a card that is no longer wanted, and sends a card as soon as nobody else is still choosing. */
  check(): void {
    if (!this.card) return;
    if (!this.context?.().offer?.choices.some((choice) => choice.action === this.card?.action)) this.drop();
    else if (!this.othersChoose()) this.release();
  }

  /** Sends the card if it has not been sent yet. */
  release(): void {
    clearTimeout(this.timer);
    if (this.card && this.timer !== undefined) this.send(this.card);
    this.timer = undefined;
  }

  /** Forgets the card: the player took it back, the table answered, or its question is gone. */
  drop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.card = null;
  }

  private othersChoose(): boolean {
    if (!this.context) return false;
    const { info, seat, view } = this.context();
    const people = info?.seats.filter((one) => one.kind === "person" && !one.driver && one.seat !== seat) ?? [];
    return people.some((one) => view?.waiting.includes(one.seat));
  }
}
