// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Choice, Decision, GameEvent, PlayedLine, Position } from "../../protocol";
import { PuzzleTable } from "./puzzle-table.svelte";

const choice = (action: string): Choice => ({ kind: "move", action, walk: [] }) as unknown as Choice;
const view = { track: "", cars: {}, phase: "race", hands: [[]], speed8: [[]] } as unknown as Position["view"];
const position = {
  info: { seats: [] },
  seat: 0,
  seq: 7,
  view,
  events: [],
  offer: { asks: "move", choices: ["move a1", "move a2", "move a3"].map(choice) },
} as unknown as Position;
const judged = {
  kind: "move",
  action: "move a3",
  best: "move a2",
  candidates: [
    { action: "move a2", chance: 0.5 },
    { action: "move a3", chance: 0.3 },
    { action: "move a1", chance: 0.1 },
  ],
} as unknown as Decision;
const line = (to: string): PlayedLine => ({
  action: `move ${to}`,
  events: [
    { event: "moved", number: 8, waiting: [], line: 0, car: "R", from: "a0", to, walk: [to] } as unknown as GameEvent,
  ],
  view,
});

describe("after an answer", () => {
  beforeEach(() => void vi.stubGlobal("requestAnimationFrame", () => 1));

  test("the ways of the answer and of the best are drawn, until one is played", async () => {
    const table = new PuzzleTable(position, judged, true, [line("a1"), line("a2")]);
    table.decision.act(choice("move a1"));
    await Promise.resolve();
    await Promise.resolve();
    expect(table.answer).toMatchObject({ right: false, chance: 0.1 });
    expect(table.compared.map(({ walk, best }) => [walk, best])).toEqual([
      [["a1"], false],
      [["a2"], true],
    ]);
    table.play("best");
    expect([table.playing, table.compared]).toEqual(["best", []]);
    expect(table.playback.playing).toBe(true);
    table.ask();
    expect([table.playing, table.answer]).toEqual([null, null]);
  });

  test("lines that are missing are asked for", async () => {
    const asked = vi.fn((action: string) => Promise.resolve(line(action.split(" ")[1]!)));
    const table = new PuzzleTable(position, judged, false, [], asked);
    expect(table.canPlay("best")).toBe(false);
    table.decision.act(choice("move a3"));
    await vi.waitFor(() => expect(table.canPlay("best") && table.canPlay("mine")).toBe(true));
    expect(asked.mock.calls).toEqual([["move a3"], ["move a2"]]);
  });
});
