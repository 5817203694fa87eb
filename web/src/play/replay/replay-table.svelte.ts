/** A finished game, shown frame by frame. To the board, the strip and the log it looks like a live table. */
import type { GameEvent, Replay, ReplayFrame, TableInfo, TrackShape } from "../../protocol";
import { Decision } from "../../table/decision.svelte";
import type { NewsItem } from "../../table/playback/news-item";
import { Playback } from "../../table/playback/playback.svelte";
import type { TableLike } from "../../table/table-types";
import type { ComparedWalk } from "../analysis/moments";
import { Tracks } from "../../table/tracks.svelte";

/** The next or previous frame that begins a card; the first or last frame if there is none. */
export function nextCard(frames: ReplayFrame[], at: number, by: 1 | -1): number {
  for (let i = at + by; i > 0 && i < frames.length; i += by) {
    if (frames[i]!.events.some((event) => event.event === "played")) return i;
  }
  return by < 0 ? 0 : frames.length - 1;
}

/** The frame that shows action number `move`; if there is none, the frame before it. */
export function frameForMove(frames: ReplayFrame[], move: number): number {
  const after = frames.findIndex((frame) => frame.seq > move);
  return after < 0 ? frames.length - 1 : Math.max(0, after - 1);
}

/** The tab shown beside the board. */
export type Tab = "moves" | "analysis";

export class ReplayTable implements TableLike {
  info = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  readonly playback = Playback.withSounds(() => this.seat);
  readonly decision = new Decision(this.playback); // a choice can be pointed at, but there is nothing to answer
  frames = $state.raw<ReplayFrame[]>([]);
  /** The frame that is shown, or towards which the replay is playing. */
  at = $state(0);
  running = $state(false);
  /** Drawn while an analysis shows a choice. */
  compared = $state.raw<ComparedWalk[]>([]);
  private readonly tracks = new Tracks();

  get track(): TrackShape | null {
    return this.tracks.get(this.playback.shown.view?.track);
  }

  load(replay: Replay, at: number): void {
    this.info = replay.info;
    this.seat = replay.seat;
    this.frames = replay.frames;
    this.jump(at);
  }

  /** Shows the state after a frame without playing it. */
  jump(at: number): void {
    this.running = false;
    this.stand(Math.min(Math.max(0, at), this.frames.length - 1));
  }

  /** Plays the next frame, or shows the previous one. */
  step(by: 1 | -1): void {
    this.running = false;
    const next = this.at + by;
    if (next < 0 || next >= this.frames.length) return;
    if (by < 0) return this.stand(next);
    this.stand(this.at);
    this.drive(next);
  }

  stepCard(by: 1 | -1): void {
    this.jump(nextCard(this.frames, this.at, by));
  }

  toggle(): void {
    if (this.running) {
      this.running = false;
      this.playback.pause();
    } else {
      if (this.at >= this.frames.length - 1) this.stand(0);
      this.running = true;
      this.playback.resume();
      this.goOn();
    }
  }

  /** Call this whenever playback has stopped: plays the next frame if the replay is running. */
  goOn(): void {
    if (!this.running || this.playback.playing) return;
    if (this.at >= this.frames.length - 1) this.running = false;
    else this.drive(this.at + 1);
  }

  private stand(at: number): void {
    const frame = this.frames[at];
    if (!frame) return;
    this.at = at;
    this.playback.resume();
    this.playback.reset({ ...this.item(frame), events: this.eventsUpTo(at) });
    void this.tracks.load(frame.view.track);
  }

  private drive(at: number): void {
    const frame = this.frames[at];
    if (!frame) return;
    this.at = at;
    void this.tracks.load(frame.view.track);
    this.playback.add(this.item(frame));
  }

  private item(frame: ReplayFrame): NewsItem {
    return { seq: frame.seq, events: frame.events, view: frame.view, offer: null };
  }

  private eventsUpTo(at: number): GameEvent[] {
    return this.frames.slice(0, at + 1).flatMap((frame) => frame.events);
  }
}
