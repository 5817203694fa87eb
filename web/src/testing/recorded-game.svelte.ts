/** A complete game as a player's page gets it (tools/generate/frames.py), shown moment by moment without a clock. */
import { flushSync } from "svelte";
import { readFileSync } from "node:fs";
import type { GameEvent, News, TableMessage, View } from "../protocol";
import { TableModel } from "../play/table-model.svelte";
import { LiveTable } from "../table/live-table.svelte";
import { FakeSocket } from "./fake-socket";

type Line = TableMessage | News | { t: "act"; action: string } | { t: "info" };

export class RecordedGame {
  readonly table = new LiveTable("recorded");
  readonly model = new TableModel(this.table, this.table);
  /** The events that the server has sent so far. */
  events: GameEvent[] = [];
  private readonly lines: Line[];

  constructor(path: string) {
    this.lines = readFileSync(path, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Line);
  }

  get socket(): FakeSocket {
    return FakeSocket.made.at(-1)!;
  }

  /** The newest view that the server has sent. */
  get latest(): View {
    return this.table.stream.state.view!;
  }

  /** Opens the table with its first message. */
  open(): void {
    const first = this.lines.shift() as TableMessage;
    this.table.open();
    this.socket.opens();
    this.socket.receives(first, { t: "pong" });
    this.events = [...first.events];
    flushSync();
  }

  /** Shows the rest of the game and calls `look` at every moment that stays on screen. `goOn` ends a moment. */
  play(look: () => void, goOn: () => void): void {
    look();
    let acted = false;
    for (const line of this.lines) {
      if (line.t === "act") {
        this.act(line.action);
        look();
        acted = true;
      } else if (line.t === "news") {
        if (acted) this.socket.receives({ t: "done", id: this.socket.sent.at(-1)!.id, seq: line.seq });
        acted = false;
        this.events.push(...line.events);
        this.socket.receives(line);
        flushSync();
        for (look(); this.table.playback.playing; look()) {
          goOn();
          flushSync();
        }
      } else this.socket.receives(line);
    }
  }

  private act(action: string): void {
    if (this.model.interlude) this.model.closeReveal();
    flushSync();
    const choice = this.model.offer?.choices.find((one) => one.action === action);
    if (!choice) throw new Error(`not on offer: ${action}`);
    this.model.send(choice);
    flushSync();
  }
}
