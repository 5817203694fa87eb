/** A table that asks a single question, from a shipped puzzle or from a game of the reader's own, and judges the answer itself. It has no connection to a server. */
import type { Choice, Decision as Judged, Position, TableInfo, TrackShape } from "../../protocol";
import { Decision } from "../../table/decision.svelte";
import { Playback } from "../../table/playback/playback.svelte";
import type { TableLike } from "../../table/table-types";
import { Tracks } from "../../table/tracks.svelte";
import { isRight, judgedAs } from "../analysis/moments";

export interface Answer {
  choice: Choice;
  right: boolean;
  chance: number | null; // null if the choice was too far from the best to be judged
}

export class PuzzleTable implements TableLike {
  readonly info: TableInfo;
  readonly seat: number;
  readonly playback = Playback.withSounds(() => this.seat);
  readonly decision = new Decision(this.playback, (choice) => this.judge(choice));
  answer = $state.raw<Answer | null>(null);
  private readonly tracks = new Tracks();

  constructor(
    readonly position: Position,
    readonly judged: Judged,
    readonly puzzle = false, // whether this is a shipped puzzle; `judged` then holds what a pro chose at first sight
  ) {
    this.info = position.info;
    this.seat = position.seat;
    this.ask();
    void this.tracks.load(position.view.track);
  }

  get track(): TrackShape | null {
    return this.tracks.get(this.position.view.track);
  }

  /** Asks the same question again. */
  ask(): void {
    const { seq, view, events, offer } = this.position;
    this.answer = null;
    this.decision.sending = false;
    this.decision.reset();
    this.playback.reset({ seq, view, events, offer });
  }

  /** Shows the best choice on the board. */
  showBest(): void {
    this.decision.sending = false;
    this.decision.choose(this.position.offer.choices.find(({ action }) => action === this.judged.best) ?? null);
  }

  private judge(choice: Choice): void {
    if (this.answer) return;
    const { judged, position } = this;
    const chance = judgedAs(judged, position.offer, choice)?.chance ?? null;
    this.answer = { choice, right: isRight(judged, position.offer, choice), chance };
    this.decision.lock(null);
  }
}
