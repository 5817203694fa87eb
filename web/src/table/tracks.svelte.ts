/* The tracks of a table, each fetched the first time it is named. */
import { api } from "../api/api";
import type { TrackShape } from "../protocol";

export class Tracks {
  private shapes = $state.raw<Record<string, TrackShape>>({});
  private readonly asked = new Set<string>(); // tracks that are loaded or being loaded

  /** Returns a track, or null while it is loading. */
  get(name: string | undefined): TrackShape | null {
    return this.shapes[name ?? ""] ?? null;
  }

  async load(name: string | undefined): Promise<void> {
    if (!name || this.asked.has(name)) return;
    this.asked.add(name);
    try {
      const track = await api.track(name);
      this.shapes = { ...this.shapes, [name]: track };
    } catch {
      this.asked.delete(name); // tried again with the next update
    }
  }
}
