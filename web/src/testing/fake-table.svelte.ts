/** A table for tests: the test sets what is shown, and the table records what is sent. */

import type { Choice, GameEvent, Lay, TableInfo, View } from "../protocol";
import type { DisplayState } from "../table/table-types";

export class FakeTable {
  shown = $state.raw<DisplayState>({ seq: 0, asked: 0, view: null, offer: null, events: [] });
  nowPlaying = $state.raw<GameEvent | null>(null);
  get projectedView(): View | null {
    return this.shown.view;
  }
  chosen = $state.raw<Choice | null>(null);
  playing = false;
  sending = $state(false);
  get underway(): Choice | null {
    return this.sending ? this.chosen : null;
  }
  held = $state.raw<Lay | null>(null);
  fresh = false;
  connection = $state("open");
  track = null;
  seat = 0;
  info = { seats: [{ seat: 0, name: "Mara" }], options: { edition: "en" } } as unknown as TableInfo;
  sent: string[] = [];

  choose(choice: Choice | null): void {
    this.chosen = choice;
  }
  confirm(): void {
    if (this.chosen) this.sent.push(this.chosen.action);
  }
  takeBack(): void {
    this.held = null;
  }
  showNext(): void {
    this.nowPlaying = null;
  }
}
