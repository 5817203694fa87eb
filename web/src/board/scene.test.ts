import { describe, expect, it } from "vitest";
import type { TableLike } from "../table/table-types";
import { ROUND } from "../testing/round-track";
import { Scene } from "./scene.svelte";

const at = (track: string): Scene =>
  new Scene({ track: ROUND, playback: { shown: { view: { track } } } } as unknown as TableLike);

describe("a board", () => {
  it("is drawn for a race on its own track", () => expect(at("round").places?.track).toBe(ROUND));

  it("waits for the picture of the next track: its cars are not put on the last one", () =>
    expect(at("marina-bay").places).toBeNull());
});
