/** A table for tests, without a connection: the test sets what its playback shows, and the table records what is sent. */
import type { Choice, TableInfo } from "../protocol";
import { Decision } from "../table/decision.svelte";
import type { LiveTable } from "../table/live-table.svelte";
import { Playback } from "../table/playback/playback.svelte";
import type { TableLike } from "../table/table-types";

export class FakeTable implements TableLike {
  readonly playback = new Playback(() => ({ speed: 0, reveal: null }));
  readonly decision = new Decision(this.playback, (choice: Choice) => this.sent.push(choice.action));
  readonly stream = $state({ connection: "open", restarting: false, late: false });
  track = null;
  seat = 0;
  info = $state.raw({ seats: [{ seat: 0, name: "Mara" }], options: { edition: "en" } } as unknown as TableInfo);
  sent: string[] = [];

  /** This table for code that asks for a live one. */
  get live(): LiveTable {
    return this as unknown as LiveTable;
  }
}
