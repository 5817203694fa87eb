// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import "../testing/fake-setup";
import "../testing/fake-texts";
import { CARS } from "../game/cards";
import type { CarLetter, View } from "../protocol";
import { DEFAULTS, settings } from "../settings/settings.svelte";
import { FakeTable } from "../testing/fake-table.svelte";
import { ROUND } from "../testing/round-track";
import Tools from "./camera/Tools.svelte";
import { Camera } from "./camera/camera.svelte";
import Cars from "./cars/Cars.svelte";
import { Places } from "./geometry/geometry";
import { Scene } from "./scene.svelte";

afterEach(() => {
  cleanup();
  Object.assign(settings, DEFAULTS);
});

const OWNERS: Partial<Record<CarLetter, number>> = { K: 0, B: 1, R: 0 };
const cars = Object.fromEntries(
  CARS.map((car, i) => [car, { owner: OWNERS[car] ?? null, space: `a${i + 1}`, place: null, laps: 0 }]),
);
const view = { track: "round", cars, grid: CARS, order: CARS, finished: [], card: null } as unknown as View;

test("the player's own cars have a pennant, and nobody else's", () => {
  const table = new FakeTable();
  Object.assign(table, { track: ROUND });
  table.playback.shown = { ...table.playback.shown, view };
  const scene = new Scene(table);
  expect([...scene.mine]).toEqual(["K", "R"]);
  const poses = Object.fromEntries(CARS.map((car, i) => [car, { x: 100 * i, y: 100, heading: 0 }]));
  const { container } = render(Cars, { table, places: new Places(ROUND), poses, mine: scene.mine, unit: 1 });
  const flagged = [...container.querySelectorAll(".token:has(.pennant)")];
  expect(flagged.map((token) => token.getAttribute("data-car"))).toEqual(["K", "R"]);
});

test("a spectator owns no car", () => {
  const table = new FakeTable();
  Object.assign(table, { seat: null });
  table.playback.shown = { ...table.playback.shown, view };
  expect(new Scene(table).mine.size).toBe(0);
});

test("a button switches the camera, and the setting remembers it; without motion there is none", async () => {
  const camera = new Camera();
  const props = {
    camera,
    race: [],
    track: ROUND,
    cars: {},
    mine: new Set<CarLetter>(),
    miniWidth: 100,
    ontoggle: () => {},
    width: 0,
  };
  render(Tools, props);
  const button = screen.getByRole("button", { name: "Follow the cars" });
  expect(button.getAttribute("aria-pressed")).toBe("true");
  await fireEvent.click(button);
  expect([settings.follow, button.getAttribute("aria-pressed")]).toEqual([false, "false"]);
  settings.speed = "off";
  flushSync();
  expect(screen.queryByRole("button", { name: "Follow the cars" })).toBeNull();
});
