// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import "../../../testing/fake-setup";
import "../../../testing/fake-texts";
import type { EventOf } from "../../../game/events";
import type { GameEvent } from "../../../protocol";
import { ask } from "../../../testing/question";
import type { FakeTable } from "../../../testing/fake-table.svelte";
import type { TableModel } from "../../table-model.svelte";
import Reveal from "./Reveal.svelte";

afterEach(cleanup);

const told = { number: 2, waiting: [] };
const sold = (car: "K" | "R", seat: number, price: number, by: EventOf<"sold">["why"]["by"]): GameEvent => ({
  ...told,
  event: "sold",
  car,
  power: null,
  seat,
  price,
  why: { by, rivals: [], breaks: [] },
});
const LOT: GameEvent = { ...told, event: "lot", car: "R", power: null, round: 1, bidders: [0] };
const LAID: GameEvent = { ...told, event: "laid", seat: 0, card: "R6", bid: 6 };
const REVEALED: GameEvent = { ...told, event: "revealed", bids: [{ seat: 0, card: "R6", bid: 6 }] };
const FORCED: GameEvent = { ...told, event: "forced", seat: 1, card: "K1" };

/** The last two cars are sold: Red to the reader, then Black to the only player without a car. */
function sell(): { model: TableModel; table: FakeTable } {
  const { model, table } = ask({ phase: "auction", laid: [null, null] }, null);
  const events = [LOT, LAID, REVEALED, sold("R", 0, 6, "highest"), FORCED, sold("K", 1, 1, "forced")];
  table.playback.add({ seq: 2, view: model.view, offer: null, events });
  flushSync();
  return { model, table };
}

test("the last car, which nobody bids for, has a moment of its own", () => {
  const { model, table } = sell();
  render(Reveal, { model });
  expect(table.playback.nowPlaying?.event).toBe("revealed");
  model.closeReveal(); // closes the lot before it
  flushSync();
  expect(table.playback.nowPlaying).toMatchObject({ event: "sold", car: "K" });
  expect(screen.getByRole("heading", { level: 2 }).textContent).toContain("Rui gets the last car: Black, for $1M");
});

test("the lot before it and the last car are two steps, so that one press does not close both", () => {
  const { model } = sell();
  const before = model.step;
  model.closeReveal();
  flushSync();
  expect(model.step).not.toBe(before);
  model.closeReveal();
  flushSync();
  expect(model.turned).toBe(false);
});

test("a card laid for the lot before it is back in the hand", () => {
  const { model } = sell();
  expect(model.out?.card).toBe("R6");
  model.closeReveal();
  flushSync();
  expect(model.out).toBeNull();
});
