// Watches for a rematch after a game, whichever screen the reader is on.
import { api } from "../api/api";
import { callReaderBack } from "../notices/notify";
import { go, here, readRoute } from "../router/router";
import { save, readSaved } from "../settings/storage";
import { t } from "../text/text";
import { toast } from "../notices/toasts.svelte";
import type { TableInfo } from "../protocol";

const POLL_EVERY = 5000; // milliseconds
const FOR = 20 * 60_000; // milliseconds after the game; then watching stops

/** requested: a player has asked for a rematch; ready: all other players are there; begun: the game is running. */
export type Stage = "requested" | "ready" | "begun";

class Rematch {
  /** The table of the next game, once a player has asked for it. */
  next = $state.raw<TableInfo | null>(null);
  /** Whether the current screen already shows the rematch. */
  shown = false;
  private announced = "";
  private timer: ReturnType<typeof setInterval> | undefined;

  /** Starts watching after a game with other people. `name` is the reader's. */
  after(id: string, name: string): void {
    save("over", JSON.stringify({ id, name, at: Date.now() }));
    this.watch();
  }

  /** Call once, when the page starts: continues watching after a reload. */
  watch(): void {
    clearInterval(this.timer);
    if (!readOver()) return;
    this.timer = setInterval(() => void this.ask(), POLL_EVERY);
    void this.ask();
  }

  async ask(): Promise<void> {
    const over = readOver();
    if (!over) return clearInterval(this.timer);
    try {
      const { rematch } = await api.table(over.id);
      if (rematch === null) return;
      this.next = await api.table(rematch);
      this.notify(over.name);
    } catch {
      // the next attempt follows soon
    }
  }

  /** Announces each stage once; if the screen already shows it, only in a hidden tab. */
  private notify(me: string): void {
    const now = readRoute(here());
    const { next } = this;
    if (!next || next.status === "over" || (now.page === "table" && now.id === next.id)) {
      save("over", "");
      return clearInterval(this.timer);
    }
    const stage = rematchStage(next, me);
    if (this.announced === stage) return;
    this.announced = stage;
    const words = describeStage(stage, next);
    callReaderBack(words);
    if (!this.shown) toast(words, "again", { words: t("rematch-join"), do: () => go(`/t/${next.id}`) });
  }
}

export const rematch = new Rematch();

export function rematchStage(next: TableInfo, me: string): Stage {
  if (next.status !== "waiting") return "begun";
  const others = next.seats.filter((seat) => seat.kind === "person" && seat.name !== me);
  return others.length > 1 && others.every((seat) => seat.connected) ? "ready" : "requested";
}

export function describeStage(stage: Stage, next: TableInfo): string {
  return stage === "requested"
    ? t("rematch-wanted", { name: next.name })
    : t(stage === "ready" ? "rematch-ready" : "rematch-begun");
}

function readOver(): { id: string; name: string } | null {
  try {
    const { id, name, at } = JSON.parse(readSaved("over") ?? "{}") as { id?: unknown; name?: unknown; at?: unknown };
    return typeof id === "string" && typeof name === "string" && typeof at === "number" && Date.now() - at < FOR
      ? { id, name }
      : null;
  } catch {
    return null;
  }
}
