/* Shows updates one after another, event by event, then the state of the table after them. Time advances in frames; nothing runs while paused. */
import { pace, reveal } from "../../settings/settings.svelte";
import type { CarLetter, GameEvent, Offer, View } from "../../protocol";
import { sounds } from "../../sound/sounds";
import {
  cardsAfter,
  shownCards,
  orderAfter,
  raceOrder,
  positionsAfter,
  carPositions,
  type ShownCards,
} from "./reducers";
import type { DisplayState, CarPositions } from "../table-types";
import type { Pace, NewsItem, PlaybackListener } from "./news-item";
import { projectView } from "./project-view";
import { timingFor, playbackSpeed, isReading, duration, stepsAfter } from "./timing";

const MOST_AT_ONCE = 100; // milliseconds that a single frame may count, however late it is

export class Playback {
  shown = $state.raw<DisplayState>({ seq: 0, asked: 0, view: null, offer: null, events: [] });
  /** The event being played, and the milliseconds of it that have passed, at normal speed. */
  nowPlaying = $state.raw<GameEvent | null>(null);
  elapsed = $state(0);
  playing = $state(false);
  paused = $state(false);
  /** The positions of the cars after the events shown so far, and all six cars in race order. */
  cars = $state.raw<CarPositions>(carPositions(null));
  order = $state.raw<readonly CarLetter[]>(raceOrder(null));
  /** Events of the card shown last, and of the one before it, for the trails and the panel. */
  cards = $state.raw<ShownCards>({ last: [], before: [] });
  private queue: NewsItem[] = [];
  private item: NewsItem | null = null;
  private next = 0; // index of the next event of the item to show
  private frame = 0;
  private frameAt = 0;

  constructor(
    private readonly pace: () => Pace,
    private readonly listener: PlaybackListener = {},
  ) {}

  /** Returns a playback at the reader's speed, with sounds. `revealTime` is the time that revealed cards stay. */
  static withSounds(seat: () => number | null, revealTime = (): Pace["reveal"] => reveal(false, true)): Playback {
    return new Playback(() => ({ speed: pace(), reveal: revealTime() }), {
      onBegin: (event) => sounds.begin(event, seat()),
      onArrive: (event) => sounds.arrive(event),
    });
  }

  /** The view after the events shown so far. */
  get projectedView(): View | null {
    return this.shown.view;
  }

  /** Starts again from a state in which all events of `item` have already happened. */
  reset(item: NewsItem): void {
    this.drop();
    const asked = isSame(item.offer, this.shown.offer) ? this.shown.asked : item.seq;
    this.shown = { seq: item.seq, asked, view: item.view, offer: item.offer, events: item.events };
    this.cards = shownCards(item.events);
    this.cars = carPositions(item.view);
    this.order = raceOrder(item.view);
  }

  /** The events after the one being played, as far as they are known. */
  get coming(): GameEvent[] {
    return [...(this.item?.events.slice(this.next) ?? []), ...this.queue.flatMap((item) => item.events)];
  }

  add(item: NewsItem): void {
    this.queue.push(item);
    if (this.item === null) this.advance(0);
    this.run();
  }

  /** Shows the result of everything queued at once. */
  showEnd(): void {
    while (this.item || this.queue.length > 0) {
      this.nowPlaying = null;
      this.takeItem();
      while (this.item && this.next < this.item.events.length) this.showEvent(this.item.events[this.next++]!);
      this.settle();
    }
    this.run();
  }

  /** Ends the event being shown: a reveal that waits to be closed, or the drive of a single car. */
  showNext(): void {
    if (this.nowPlaying) this.advance(Infinity);
    this.run();
  }

  pause(): void {
    this.paused = true;
    this.run();
  }

  resume(): void {
    this.paused = false;
    this.run();
  }

  drop(): void {
    this.queue = [];
    this.item = null;
    this.nowPlaying = null;
    this.run();
  }

  /** Requests animation frames only while something moves. */
  private run(): void {
    this.playing = this.item !== null;
    const needsFrames = this.playing && !this.paused;
    if (needsFrames && !this.frame) {
      this.frameAt = performance.now();
      this.frame = requestAnimationFrame(this.onFrame);
    } else if (!needsFrames && this.frame) {
      cancelAnimationFrame(this.frame);
      this.frame = 0;
    }
  }

  private readonly onFrame = (): void => {
    this.frame = 0;
    const now = performance.now();
    this.advance(Math.min(now - this.frameAt, MOST_AT_ONCE));
    this.run();
  };

  /** Lets `ms` milliseconds pass, over as many events as they cover. Infinity ends only the current event. */
  private advance(ms: number): void {
    const { speed, reveal } = this.pace();
    let left = ms;
    for (;;) {
      if (this.nowPlaying) {
        const event = this.nowPlaying;
        const factor = isReading(event) ? 1 : playbackSpeed(speed, this.queue.length);
        const length = factor === Infinity ? 0 : duration(timingFor(event, reveal));
        const missing = (length - this.elapsed) / factor;
        if (left < missing) {
          this.count(event, this.elapsed + left * factor);
          return;
        }
        left = left === Infinity ? 0 : left - missing;
        this.count(event, length);
        this.cars = positionsAfter(this.cars, event);
        this.order = orderAfter(this.order, event);
        this.nowPlaying = null;
      }
      this.takeItem();
      if (!this.item) return;
      const event = this.item.events[this.next++];
      if (!event) this.settle();
      else {
        this.showEvent(event);
        this.listener.onBegin?.(event);
        this.elapsed = 0;
        this.nowPlaying = event;
      }
    }
  }

  private takeItem(): void {
    if (this.item) return;
    this.item = this.queue.shift() ?? null;
    this.next = 0;
    // A question that does not change stays on screen with the player's choice; any other question is cleared.
    if (this.item && !isSame(this.item.offer, this.shown.offer)) this.shown = { ...this.shown, offer: null };
  }

  private showEvent(event: GameEvent): void {
    const { view, events } = this.shown;
    this.shown = {
      ...this.shown,
      view: view && projectView(view, event, this.item?.view ?? view),
      events: [...events, event],
    };
    this.cards = cardsAfter(this.cards, event);
  }

  private settle(): void {
    if (!this.item) return;
    const { seq, view, offer } = this.item;
    this.shown = {
      ...this.shown,
      seq,
      view,
      offer: this.shown.offer ?? offer,
      asked: this.shown.offer ? this.shown.asked : seq,
    };
    this.cars = carPositions(view);
    this.order = raceOrder(view);
    this.item = null;
  }

  private count(event: GameEvent, elapsed: number): void {
    if (event.event === "moved") {
      const [before, now] = [stepsAfter(event, this.elapsed), stepsAfter(event, elapsed)];
      if (now > before) this.listener.onStep?.(event);
      if (now > before && now === event.walk.length) this.listener.onArrive?.(event);
    }
    this.elapsed = elapsed;
  }
}

const isSame = (a: Offer | null, b: Offer | null): boolean => JSON.stringify(a) === JSON.stringify(b);
