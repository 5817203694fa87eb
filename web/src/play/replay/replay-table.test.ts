// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ReplayFrame, TableInfo } from "../../protocol";
import { frameForMove, nextCard, ReplayTable } from "./replay-table.svelte";

const view = (turn: number) =>
  ({ track: "", cars: {}, phase: "race", turn, hands: [[]], speed8: [[]] }) as unknown as ReplayFrame["view"];
const frame = (seq: number, ...kinds: string[]): ReplayFrame =>
  ({
    seq,
    seat: 0,
    action: null,
    view: view(seq),
    events: kinds.map((event) => ({ number: seq, event, waiting: [], seat: 0, card: "R6" })),
  }) as unknown as ReplayFrame;

const FRAMES = [
  frame(0, "dealt"),
  frame(1, "played"),
  frame(2, "named"),
  frame(3, "turn"),
  frame(4, "played"),
  frame(5, "over"),
];

test("jumps go from card to card, and to the ends", () => {
  expect(nextCard(FRAMES, 0, 1)).toBe(1);
  expect(nextCard(FRAMES, 1, 1)).toBe(4);
  expect(nextCard(FRAMES, 4, 1)).toBe(5);
  expect(nextCard(FRAMES, 4, -1)).toBe(1);
  expect(nextCard(FRAMES, 1, -1)).toBe(0);
});

test("a move that is none shows the one before it", () => {
  expect(frameForMove(FRAMES, 3)).toBe(3);
  expect(frameForMove(FRAMES, 99)).toBe(5);
  expect(frameForMove([frame(0), frame(4)], 2)).toBe(0);
});

describe("stepping", () => {
  let table: ReplayTable;

  beforeEach(() => {
    vi.stubGlobal("requestAnimationFrame", () => 1);
    table = new ReplayTable();
    table.load({ info: {} as TableInfo, seat: null, frames: FRAMES }, 1);
  });

  test("shows all that happened up to a move", () => {
    expect(table.playback.shown.events.map((event) => event.event)).toEqual(["dealt", "played"]);
    table.jump(4);
    expect(table.playback.shown.seq).toBe(4);
    expect(table.playback.shown.events).toHaveLength(5);
  });
  test("goes back without leaving anything behind", () => {
    table.jump(4);
    table.step(-1);
    expect(table.at).toBe(3);
    expect(table.playback.shown.events).toHaveLength(4);
    expect(table.playback.playing).toBe(false);
  });
  test("goes on one move, and no further than the last", () => {
    table.step(1);
    expect(table.at).toBe(2);
    table.jump(5);
    table.step(1);
    expect(table.at).toBe(5);
  });
  test("plays from the start when it has ended", () => {
    table.jump(5);
    table.toggle();
    expect(table.running).toBe(true);
    expect(table.at).toBeLessThan(5);
    table.toggle();
    expect(table.running).toBe(false);
  });
});
