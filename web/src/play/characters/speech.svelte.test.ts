// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import "../../testing/fake-setup";
import "../../testing/fake-texts";
import type { CarLetter, GameEvent, TableInfo, View } from "../../protocol";
import { DEFAULTS, settings } from "../../settings/settings.svelte";
import Strip from "../../strip/Strip.svelte";
import { FakeTable } from "../../testing/fake-table.svelte";
import { Phrasing } from "../describe/phrasing";
import { GrowingLog } from "../log/growing-log.svelte";
import { Speeches } from "./speech.svelte";

const GRID: CarLetter[] = ["B", "R", "K", "Y", "O", "G"];
const NOBODY = Object.fromEntries(GRID.map((car) => [car, null]));
const DEALT = { event: "dealt", number: 0, race: 1, track: "River Station", grid: GRID, owners: NOBODY };
const sold = (number: number, car: CarLetter): GameEvent =>
  ({
    event: "sold",
    number,
    car,
    power: null,
    seat: 1,
    price: 6,
    why: { by: "alone", breaks: [] },
  }) as unknown as GameEvent;
// Bids are revealed and the car is sold by the same action, so both events have its number.
const EVENTS = [DEALT, sold(1, "B"), { event: "revealed", number: 2, bids: [] }, sold(2, "R")] as GameEvent[];
const SEATS = [
  { seat: 0, kind: "person", name: "Mara", character: null, driver: null },
  { seat: 1, kind: "bot", name: "Lena", level: "pro", character: "collector", driver: null },
];

let table: FakeTable;
let speeches: Speeches;
let announced: string[];
let stop: () => void;

function showEvents(count: number): void {
  table.playback.shown = { ...table.playback.shown, view: { prizes: [12] } as View, events: EVENTS.slice(0, count) };
  flushSync();
}
beforeEach(() => {
  vi.useFakeTimers();
  table = new FakeTable();
  table.info = { seats: SEATS, options: { edition: "en" } } as unknown as TableInfo;
  announced = [];
  showEvents(2);
  stop = $effect.root(() => {
    speeches = new Speeches(table, (words) => announced.push(words));
    $effect(() => speeches.follow());
  });
  flushSync();
});
afterEach(() => {
  stop();
  cleanup();
  Object.assign(settings, DEFAULTS);
  vi.useRealTimers();
});

it("shows a new line beside its player for a moment, and reads it aloud once", () => {
  expect(speeches.now).toBeNull(); // the first car was sold before the page was opened
  showEvents(3);
  expect(speeches.now).toBeNull();
  showEvents(4);
  expect(speeches.now).toEqual({ seat: 1, words: "It was missing from my shelf." });
  expect(announced).toEqual(["Lena: “It was missing from my shelf.”"]);
  table.playback.shown = { ...table.playback.shown, view: null };
  render(Strip, { table, says: speeches.now });
  const [mara, lena] = document.querySelectorAll(".player");
  expect(mara!.querySelector(".pl-said")).toBeNull();
  expect(lena!.querySelector(".pl-said[aria-hidden=true]")!.textContent).toBe("It was missing from my shelf.");
  vi.runAllTimers();
  expect(speeches.now).toBeNull();
  expect(announced).toHaveLength(1);
});

it("adds every line to the log, after the event", () => {
  showEvents(4);
  const log = new GrowingLog(
    () => Phrasing.of(table.info, 0),
    () => table.playback.shown.events,
    () => speeches.log,
  );
  const numbers = log.lines.map((line) => [line.number, line.text.startsWith("Lena: ")]);
  expect(numbers.slice(-4)).toEqual([
    [1, false],
    [1, true],
    [2, false],
    [2, true],
  ]);
});

it("is silent when switched off, and reads nothing aloud if announcements are off", () => {
  settings.announce = "none";
  showEvents(4);
  expect([speeches.now !== null, announced]).toEqual([true, []]);
  settings.talk = false;
  expect([speeches.lines, speeches.log]).toEqual([[], []]);
});
