/* What a live table and a replay share: a playback, a track that follows it, and the choice under consideration. */
import { api } from "../lib/api";
import { pace as speed, settings } from "../lib/settings.svelte";
import type { GameEvent, View } from "../lib/view";
import type { CarLetter, Choice, Reaction, TableInfo, TrackShape } from "../protocol";
import { sounds } from "../sound/sounds";
import type { Shown, Standings, TableLike } from "./like";
import type { Pace } from "./news-item";
import { Playback } from "./playback.svelte";

/** How fast the reader wants things shown. */
const pace = (): Pace => ({
  speed: speed(),
  reveal: settings.reveal === "press" ? null : 1000 * Number(settings.reveal),
});

export abstract class PlayedTable implements TableLike {
  info = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  track = $state.raw<TrackShape | null>(null);
  chosen = $state.raw<Choice | null>(null);
  hovered = $state.raw<Choice | null>(null);
  sending = $state(false);
  protected readonly playback = new Playback(pace, {
    begins: (event) => sounds.begin(event, this.seat),
    steps: (event) => sounds.step(event),
    arrives: (event) => sounds.arrive(event),
  });
  private trackName = "";

  get shown(): Shown {
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
  get cars(): Standings {
    return this.playback.cars;
  }

  get told(): View | null {
    return this.playback.told;
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
  /** Closes the reveal of a lot, or ends the drive being shown. */
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

  /** Fetches the track the first time it is named, and when a race is run on another one. */
  protected async useTrack(name: string | undefined): Promise<void> {
    if (!name || name === this.trackName) return;
    this.trackName = name;
    try {
      const track = await api.track(name);
      if (this.trackName === name) this.track = track;
    } catch {
      this.trackName = ""; // the next news ask again
    }
  }
}
