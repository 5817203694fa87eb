/* What happened while nobody looked: counted, told for a while, and kept so that it can be shown. */
import type { DisplayState } from "./table-types";
import type { NewsItem } from "./playback/news-item";

const MOST = 40; // items; who was away longer sees how things stand now
const NOTICE = 6000; // milliseconds the reader is told of it

export class Away {
  /** Moves the reader is told of. */
  missed = $state(0);
  private moves = 0;
  private before: NewsItem | null = null;
  private items: NewsItem[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  add(shown: DisplayState, item: NewsItem): void {
    this.before ??= { ...shown, offer: null };
    this.items.push(item);
    this.moves += item.events.filter((event) => event.event === "moved" || event.event === "sold").length;
  }

  /** The reader is back. */
  tell(): void {
    clearTimeout(this.timer);
    this.missed = this.moves;
    this.moves = 0;
    if (this.missed > 0) this.timer = setTimeout(() => this.forget(), NOTICE);
  }

  take(): { before: NewsItem | null; items: NewsItem[] } {
    const taken = this.items.length > MOST ? { before: null, items: [] } : { before: this.before, items: this.items };
    this.forget();
    return taken;
  }

  forget(): void {
    clearTimeout(this.timer);
    this.missed = 0;
    this.moves = 0;
    this.before = null;
    this.items = [];
  }
}
