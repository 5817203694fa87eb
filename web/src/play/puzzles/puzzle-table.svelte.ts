/** A table that asks a single question, from a shipped puzzle or from a game of the reader's own, and judges the answer itself. It has no connection to a server. */
import type { Choice, Decision as Judged, PlayedLine, Position, TableInfo, TrackShape } from "../../protocol";
import { Decision } from "../../table/decision.svelte";
import { Playback } from "../../table/playback/playback.svelte";
import type { TableLike } from "../../table/table-types";
import { Tracks } from "../../table/tracks.svelte";
import { isRight, judgedAs, walksAfter, type ComparedWalk } from "../analysis/moments";

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
  /** The walks of the answer and of the best choice, drawn until one of them is played. */
  compared = $state.raw<ComparedWalk[]>([]);
  /** The line that is played on the board. */
  playing = $state<"best" | "mine" | null>(null);
  private lines = $state.raw<ReadonlyMap<string, PlayedLine>>(new Map());
  private readonly tracks = new Tracks();

  constructor(
    readonly position: Position,
    readonly judged: Judged,
    readonly puzzle = false, // whether this is a shipped puzzle; `judged` then holds what a pro chose at first sight
    lines: readonly PlayedLine[] = [], // what may follow from each choice
    private readonly fetchLine: ((action: string) => Promise<PlayedLine>) | null = null, // asks for a line that is missing
  ) {
    this.lines = new Map(lines.map((line) => [line.action, line]));
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
    this.compared = [];
    this.playing = null;
    this.decision.sending = false;
    this.decision.reset();
    this.playback.reset({ seq, view, events, offer });
  }

  /** The action whose line is played: the best choice, or the reader's answer. */
  private actionOf(which: "best" | "mine"): string {
    return which === "best" ? this.judged.best : (this.answer?.choice.action ?? "");
  }

  /** Whether a line can be played on the board. */
  canPlay(which: "best" | "mine"): boolean {
    return this.lines.has(this.actionOf(which));
  }

  /** Plays on the board what may follow from the best choice or from the answer. */
  play(which: "best" | "mine"): void {
    const line = this.lines.get(this.actionOf(which));
    if (!line) return;
    const { seq, view, events } = this.position;
    this.compared = [];
    this.playing = which;
    this.playback.reset({ seq, view, events, offer: null });
    this.playback.add({
      seq: line.events.at(-1)?.number ?? seq + 1,
      events: line.events,
      view: line.view,
      offer: null,
    });
  }

  /** Draws the ways of the answer and of the best choice, once they are known. */
  private async compare(): Promise<void> {
    const actions = [...new Set([this.actionOf("mine"), this.judged.best])];
    const missing = this.fetchLine && isDriven(this.judged) ? actions.filter((action) => !this.lines.has(action)) : [];
    const found = await Promise.allSettled(missing.map((action) => this.fetchLine!(action)));
    const more = found.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    if (more.length) this.lines = new Map([...this.lines, ...more.map((line) => [line.action, line] as const)]);
    if (!this.answer || this.playing) return;
    this.playback.cards = { last: [], before: [] }; // no trails of earlier cards beside the two ways
    this.compared = actions.flatMap((action) =>
      walksAfter(this.lines.get(action)?.events ?? [], this.judged.kind, action === this.judged.best),
    );
  }

  private judge(choice: Choice): void {
    if (this.answer) return;
    const { judged, position } = this;
    const chance = judgedAs(judged, position.offer, choice)?.chance ?? null;
    this.answer = { choice, right: isRight(judged, position.offer, choice), chance };
    this.decision.lock(null);
    if (isDriven(judged)) this.decision.reset(); // its ways are drawn beside those of the best
    void this.compare();
  }
}

/** Whether the choices of a decision move cars. */
const isDriven = (judged: Judged): boolean => judged.kind === "card" || judged.kind === "move";
