// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import "../../testing/fake-setup";
import "../../testing/fake-texts";
import type { Decision, View } from "../../protocol";
import { Phrasing } from "../describe/phrasing";
import ChooserHand from "./ChooserHand.svelte";
import Verdict from "./Verdict.svelte";

afterEach(cleanup);

const phrasing = new Phrasing(["Mara", "Rui"], 0, "en");
const bid: Decision = {
  number: 4,
  seat: 1,
  kind: "auction",
  action: "bid R6Y4",
  best: "pass K5",
  candidates: [
    { action: "pass K5", chance: 0.4, bid: 0 },
    { action: "bid R6Y4", chance: 0.2, bid: 6 },
  ],
  chance: 0.2,
  loss: 0.2,
  error: 0.01,
  trivial: false,
  mark: "??",
  worth: 2,
  given: [],
  reason: { key: "bid-cost", facts: { car: "R", amount: 6, worth: 0, pays: 3.4 } },
  consequence: { car: "R", place: 1, chance: 10, instead_chance: 30 },
  cars: [],
};

describe("a verdict", () => {
  test("names bids by their amount, and shows cards as chips", async () => {
    const onshow = vi.fn();
    render(Verdict, { one: bid, phrasing, shown: null, onshow });
    expect(screen.getByRole("heading").textContent).toContain("Bid $6M");
    const [pass, dear] = screen.getAllByRole("button");
    expect(pass!.textContent).toContain("Pass");
    expect(pass!.textContent).toContain("best");
    expect(dear!.textContent).toContain("Bid $6M");
    expect(dear!.querySelectorAll(".chip")).toHaveLength(2);
    await fireEvent.click(dear!);
    expect(onshow).toHaveBeenCalledWith("bid R6Y4");
  });

  test("gives the cause and what it changes in the end", () => {
    render(Verdict, { one: bid, phrasing, shown: null, onshow: () => {} });
    expect(document.body.textContent).toContain(
      "Red brings in about $3M with this hand, less than the $6M that are bid.",
    );
    expect(document.body.textContent).toContain("Red wins the race in 10 % instead of 30 %.");
  });
});

test("the hand is that of whoever chose, with the chosen and the best card marked", () => {
  const view = { hands: [["B5"], ["R6Y4", "K5", "G5"]], speed8: [[], []] } as unknown as View;
  render(ChooserHand, { one: bid, view, phrasing });
  expect(screen.getByRole("heading").textContent).toBe("Rui’s hand at this choice");
  const cards = screen.getAllByRole("img");
  expect(cards.map((card) => card.querySelector(".card-tag")?.textContent ?? "")).toEqual(["chosen", "best", ""]);
});
