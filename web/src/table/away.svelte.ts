/* Collects what happened while the page was hidden or offline: counts the missed moves, and can play them afterwards. */
import type { DisplayState } from "./table-types";
import type { NewsItem } from "./playback/news-item";

const MOST = 40; // number of updates; after a longer absence only the current position is shown
const NOTICE = 6000; // milliseconds that the notice stays

export class Away {
  /** The number of missed moves, while the notice is shown. */
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

  /** Shows the count for a while after the reader has returned. */
  notify(): void {
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
