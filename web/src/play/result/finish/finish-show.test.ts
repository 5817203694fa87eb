// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "../../../testing/fake-setup";
import "../../../testing/fake-texts";
import type { CarLetter, Outcome, Sheet } from "../../../protocol";
import { Phrasing } from "../../describe/phrasing";
import FinishShow from "./FinishShow.svelte";

const sheet = (seat: number, car: CarLetter, prize: number, pays: number): Sheet => ({
  seat,
  cars: { [car]: { price: 5, place: seat + 1, prize } },
  bets: [{ car: "K", place: 1, pays }],
  racing: prize,
  betting: pays,
  auction: 5,
  total: prize + pays - 5,
});
const sheets = [sheet(0, "K", 12, 0), sheet(1, "R", 9, 9)];
const outcome = {
  winners: [1],
  reason: "home",
  decided: "winnings",
  scores: [7, 13],
  sheets,
  races: [{ track: "marina-bay", reason: "home", placed: ["K", "R"], stalled: [], sheets }],
} as unknown as Outcome;
const onend = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onend.mockClear();
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  render(FinishShow, { outcome, ranks: [2, 1], phrasing: new Phrasing(["Mara", "Rui"], 0, "en"), onend });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent?.trim() ?? "");
function pass(ms: number): void {
  vi.advanceTimersByTime(ms);
  flushSync();
}

test("money grows from what was paid to what was won, and the winner is named last", () => {
  expect(texts(".total")).toEqual(["−$5M", "−$5M"]);
  expect(texts(".stands")).toEqual([]);
  pass(1200);
  expect(texts(".stands b")).toEqual(["You", "Rui"]);
  expect(texts(".is-turned")).toEqual([]);
  expect(document.querySelector(".won")).toBeNull();
  pass(3000);
  expect(texts(".is-turned")).toHaveLength(2);
  expect(texts(".total")).toEqual(["$7M", "$13M"]);
  expect(screen.getByRole("heading", { hidden: true }).textContent?.trim()).toBe("Rui wins with $13M. You: 2nd, $7M.");
  expect(document.querySelectorAll(".won")).toHaveLength(1);
  expect(onend).not.toHaveBeenCalled();
  pass(4000);
  expect(onend).toHaveBeenCalledOnce();
});

test("it is skipped by its button, by Esc and by a click anywhere", async () => {
  await fireEvent.click(screen.getByRole("button", { hidden: true }));
  expect(onend).toHaveBeenCalledOnce();
  onend.mockClear();
  document.querySelector("dialog")!.dispatchEvent(new Event("cancel", { cancelable: true }));
  expect(onend).toHaveBeenCalledOnce();
  onend.mockClear();
  await fireEvent.click(document.querySelector(".rows")!);
  expect(onend).toHaveBeenCalledOnce();
});
