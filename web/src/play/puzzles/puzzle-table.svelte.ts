/** A table that asks a single question, from a shipped puzzle or from a game of the reader's own, and judges the answer itself. It sends nothing to a server. */
import type { Choice, Decision, Position } from "../../protocol";
import { LiveTable } from "../../table/table.svelte";
import { isRight, judgedAs } from "../analysis/moments";

export interface Answer {
  choice: Choice;
  right: boolean;
  chance: number | null; // null if the choice was too far from the best to be judged
}

export class PuzzleTable extends LiveTable {
  answer = $state.raw<Answer | null>(null);

  constructor(
    readonly position: Position,
    readonly decision: Decision,
    readonly puzzle = false, // whether this is a shipped puzzle; its `decision` then holds what a pro chose at first sight
  ) {
    super(position.info.id);
    this.connection = "open";
    this.info = position.info;
    this.seat = position.seat;
    this.ask();
    void this.useTrack(position.view.track);
  }

  override open(): void {
    // There is no server to connect to.
  }

  override get underway(): null {
    return null;
  }

  override confirm(): void {
    const { chosen, decision, position } = this;
    if (!chosen || this.answer) return;
    const judged = judgedAs(decision, position.offer, chosen);
    this.answer = { choice: chosen, right: isRight(decision, position.offer, chosen), chance: judged?.chance ?? null };
    this.sending = true;
  }

  override act(): void {
    // Only `confirm` gives an answer.
  }

  /** Asks the same question again. */
  ask(): void {
    const { seq, view, events, offer } = this.position;
    this.answer = null;
    this.sending = false;
    this.chosen = null;
    this.hovered = null;
    this.playback.reset({ seq, view, events, offer });
  }

  /** Shows the best choice on the board. */
  showBest(): void {
    this.sending = false;
    this.chosen = this.position.offer.choices.find((choice) => choice.action === this.decision.best) ?? null;
  }
}
