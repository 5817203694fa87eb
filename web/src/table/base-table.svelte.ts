/* What a live table and a replay have in common: a playback, a track that follows it, and the choice under consideration. */
import { api } from "../api/api";
import { pace, reveal } from "../lib/settings.svelte";
import type { CarLetter, Choice, GameEvent, Reaction, TableInfo, TrackShape, View } from "../protocol";
import { sounds } from "../sound/sounds";
import type { DisplayState, CarPositions, TableLike } from "./table-types";
import { InputGuard } from "./input-guard.svelte";
import { Playback } from "./playback/playback.svelte";

export abstract class BaseTable implements TableLike {
  info = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  private tracks = $state.raw<Record<string, TrackShape>>({});
  chosen = $state.raw<Choice | null>(null);
  hovered = $state.raw<Choice | null>(null);
  sending = $state(false);
  protected readonly playback = new Playback(() => ({ speed: pace(), reveal: this.reveal() }), {
    onBegin: (event) => sounds.begin(event, this.seat),
    onStep: (event) => sounds.step(event),
    onArrive: (event) => sounds.arrive(event),
  });
  readonly guard = new InputGuard();
  private readonly asked = new Set<string>(); // tracks that are loaded or being loaded

  get shown(): DisplayState {
    return this.playback.shown;
  }
  get playing(): boolean {
    return this.playback.playing;
  }
  get paused(): boolean {
    return this.playback.paused;
  }
  get nowPlaying(): GameEvent | null {
    return this.playback.nowPlaying;
  }
  get elapsed(): number {
    return this.playback.elapsed;
  }
  get fresh(): boolean {
    return this.guard.closed;
  }
  get cars(): CarPositions {
    return this.playback.cars;
  }

  get projectedView(): View | null {
    return this.playback.projectedView;
  }

  get order(): readonly CarLetter[] {
    return this.playback.order;
  }
  get lastCard(): GameEvent[] {
    return this.playback.lastCard;
  }
  get cardBefore(): GameEvent[] {
    return this.playback.cardBefore;
  }

  pause(): void {
    this.playback.pause();
  }
  resume(): void {
    this.playback.resume();
  }
  showEnd(): void {
    this.playback.showEnd();
  }
  /** Closes the reveal of a lot, or skips to the end of the drive being shown. */
  showNext(): void {
    this.playback.showNext();
  }

  choose(choice: Choice | null): void {
    if (!this.sending) this.chosen = choice;
  }
  hover(choice: Choice | null): void {
    this.hovered = choice;
  }
  abstract confirm(): void;
  get reactions(): Partial<Record<number, Reaction>> {
    return {};
  }
  deadline(_seat: number): number | null {
    return null;
  }

  /** Milliseconds that revealed cards stay; null keeps them until the reader continues. */
  protected reveal(): number | null {
    return reveal(false, true);
  }

  /** The track of the race on screen, which is not necessarily the latest race; null while loading. */
  get track(): TrackShape | null {
    return this.tracks[this.shown.view?.track ?? ""] ?? null;
  }

  /** Fetches a track the first time it is named. */
  protected async useTrack(name: string | undefined): Promise<void> {
    if (!name || this.asked.has(name)) return;
    this.asked.add(name);
    try {
      const track = await api.track(name);
      this.tracks = { ...this.tracks, [name]: track };
    } catch {
      this.asked.delete(name); // tried again with the next update
    }
  }
}
