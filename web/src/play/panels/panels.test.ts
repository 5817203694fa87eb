// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";
import "../../testing/fake-setup";
import "../../testing/fake-texts";
import type { Bet, CarLetter, Keep, Lay } from "../../protocol";
import { ask } from "../../testing/question";
import ActionBar from "../side/ActionBar.svelte";
import Auction from "./auction/Auction.svelte";
import BetsPanel from "./BetsPanel.svelte";
import Powers from "./Powers.svelte";

afterEach(cleanup);

const radios = (name: string): string[] =>
  within(screen.getByRole("radiogroup", { name }))
    .getAllByRole("radio")
    .map((radio) => radio.textContent?.trim() ?? "");
const mainButton = (): HTMLElement => document.querySelector<HTMLElement>("[data-act=main]")!;

describe("the auction", () => {
  const lot = { car: "K", power: "tricky", round: 1 };
  const lay = (card: string, bid: number, by: Lay["by"]): Lay => ({
    kind: "lay",
    action: bid ? `bid ${card} ${bid}` : `pass ${card}`,
    card,
    bid,
    by,
  });

  test("shows the car for sale, its power, and how strong the hand is for it", () => {
    const { model } = ask({ phase: "auction", lot, lot_number: 1 }, { asks: "bid", choices: [lay("K5", 5, "colour")] });
    render(Auction, { model });
    expect(screen.getByRole("heading", { level: 3, name: /Black/ })).toBeTruthy();
    expect(screen.getByText("Tricky")).toBeTruthy();
    expect(screen.getAllByRole("row").find((row) => row.classList.contains("is-lot"))?.dataset.car).toBe("K");
  });

  test("asks which of two wilds on a card bids", async () => {
    const [five, two] = [lay("W5W2", 5, "wild"), lay("W5W2", 2, "wild")];
    const choices = [five, two, lay("W5W2", 0, "pass")];
    const { model, table } = ask(
      { phase: "auction", lot, lot_number: 1, hands: [["W5W2"], ["?"]] },
      { asks: "bid", choices },
    );
    render(Auction, { model });
    render(ActionBar, { model });
    expect(screen.queryByRole("radiogroup", { name: "Which wild bids?" })).toBeNull();
    model.pick(five);
    await Promise.resolve();
    expect(radios("Which wild bids?")).toEqual(["$5M", "$2M"]);
    expect(screen.getByRole("radio", { name: "$5M", checked: true })).toBeTruthy();
    await fireEvent.click(screen.getByRole("radio", { name: "$2M" }));
    expect(mainButton().textContent).toContain("$2M with a wild");
    await fireEvent.click(mainButton());
    expect(table.sent).toEqual(["bid W5W2 2"]);
  });

  test("says when no card can bid", () => {
    const { model } = ask({ phase: "auction", lot, lot_number: 1 }, { asks: "bid", choices: [lay("K5", 0, "pass")] });
    render(Auction, { model });
    render(ActionBar, { model });
    expect(document.querySelector(".panel-head p")?.textContent).toMatch(/black/i);
    expect([...document.querySelectorAll("[data-act=beside]")].map((one) => one.textContent?.trim())).toEqual([
      expect.stringMatching(/^Pass/),
    ]);
  });
});

describe("bets", () => {
  const bet = (car: CarLetter, facts: Partial<Bet> = {}): Bet => ({
    kind: "bet",
    action: `bet ${car}`,
    car,
    rank: 1,
    place: null,
    owner: null,
    laps: 0,
    to_finish: 12,
    hand: 5,
    wild: 2,
    pays: [9, 6, 3, 0, 0, 0],
    ...facts,
  });

  test("offers every car with its place, its owner and what it can still pay", async () => {
    const choices = [bet("K", { owner: 0 }), bet("B", { rank: 2, place: 2, to_finish: null })];
    const { model, table } = ask({ phase: "bets" }, { asks: "bet", choices });
    render(BetsPanel, { model });
    render(ActionBar, { model });
    const [black, blue] = screen.getAllByRole("radio");
    expect(black!.querySelector(".pays")?.textContent).toBe("9 · 6 · 3");
    expect(blue!.querySelector(".pays")?.textContent).toBe("$6M"); // it is second already
    expect(blue!.querySelector(".odds")).toBeNull();
    expect([black!.tabIndex, blue!.tabIndex]).toEqual([0, -1]);
    expect(mainButton().getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(blue!);
    expect([screen.getByRole("radio", { checked: true }), blue!.tabIndex]).toEqual([blue, 0]);
    expect(document.querySelector(".slip")?.textContent).toContain("Mara");
    await fireEvent.click(mainButton());
    expect(table.sent).toEqual(["bet B"]);
  });

  test("waits for the others, and shows the bets that were made", () => {
    const { model } = ask({ phase: "bets", bets: [["R"], ["?"]], waiting: [1] }, null);
    render(BetsPanel, { model });
    expect(screen.queryAllByRole("radio")).toEqual([]);
    expect(document.querySelector(".made .chip")?.getAttribute("data-car")).toBe("R");
  });
});

test("powers: each says what it would do with this hand, and one is kept", async () => {
  const keep = (power: Keep["power"]): Keep => ({ kind: "keep", action: `keep ${power}`, power, serves: 2 });
  const offer = { asks: "keep" as const, choices: [keep("tricky"), keep("cunning")] };
  const { model, table } = ask({ phase: "powers", won: [["tricky", "cunning"], ["strategic"]] }, offer);
  render(Powers, { model });
  render(ActionBar, { model });
  await fireEvent.click(screen.getByRole("button", { name: /Cunning/, pressed: false }));
  expect(screen.getByRole("button", { pressed: true }).textContent).toContain("Cunning");
  await fireEvent.click(mainButton());
  expect(table.sent).toEqual(["keep cunning"]);
});
