// @vitest-environment happy-dom
import { mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { LineAhead, Play, View } from "../../../protocol";
import { FakeTable } from "../../../testing/fake-table.svelte";
import { TableModel } from "../../table-model.svelte";
import CardPanel from "./CardPanel.svelte";

let panel: object | null = null;
afterEach(() => {
  if (panel) void unmount(panel);
  panel = null;
});

/** The text beside the symbol for a player with Determined who owns red, on a card with this line. */
function badges(facts: Partial<LineAhead>): string[] {
  const line: LineAhead = {
    car: "R",
    speed: 4,
    how: "free",
    steps: 4,
    ends: 7,
    behind: [],
    mover: 0,
    bonus: 0,
    reach: [],
    names: [],
    ...facts,
  };
  const play: Play = { kind: "play", action: "play R4", card: "R4", reversed: false, lines: [line], power: null };
  const table = new FakeTable();
  const view = {
    phase: "race",
    hands: [["R4"]],
    speed8: [[]],
    powers: ["determined"],
    cars: { R: { owner: 0 } },
  } as unknown as View;
  table.playback.shown = { seq: 1, asked: 1, view, offer: { asks: "play", choices: [play] }, events: [] };
  table.decision.choose(play);
  panel = mount(CardPanel, { target: document.body, props: { model: new TableModel(table, table.live) } });
  return [...document.querySelectorAll(".ln-note .powersign")].map((badge) => badge.textContent?.trim() ?? "");
}

test("a line says what the power can add", () => {
  expect(badges({ bonus: 2 })).toEqual(["+2"]);
  expect(document.querySelector(".ln-note .powersign")?.getAttribute("aria-label")).toMatch(/ \+2$/); // visible text is also spoken
});
test("a car that is blocked is promised nothing", () => {
  expect(badges({ how: "blocked", steps: 0, ends: 0, behind: ["K"] })).toEqual([]);
});
