// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import "../../testing/fake-setup";
import "../../testing/fake-texts";
import { api } from "../../api/api";
import { Refused } from "../../api/transport";
import type { MyGame, TableInfo } from "../../protocol";
import ReturnQuestion from "../../screens/return/ReturnQuestion.svelte";
import { returnLink } from "../../screens/return/return-link.svelte";
import { GUARD_TIME } from "../../table/decision.svelte";
import { FakeTable } from "../../testing/fake-table.svelte";
import { TWO_PLAYERS } from "../../testing/question";
import ThisGame from "../ThisGame.svelte";
import GiveUp from "./GiveUp.svelte";
import People from "./People.svelte";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const button = (name: string): HTMLElement => screen.getByRole("button", { name });

describe("a player who is asked to give up", () => {
  beforeEach(() => vi.useFakeTimers());

  test("has the focus on playing on, and answers only after a moment", async () => {
    const given = vi.spyOn(api, "giveUp").mockResolvedValue({} as TableInfo);
    const declined = vi.spyOn(api, "playOnAfterAll").mockResolvedValue({} as TableInfo);
    const table = { id: "t" } as FakeTable["live"];
    render(GiveUp, { table, by: "Mara" });
    expect(screen.getByRole("dialog", { name: "Mara wants to give this game up" })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("Play on");
    await fireEvent.click(button("Play on"));
    expect(declined).not.toHaveBeenCalled(); // a click that was meant for the game
    await vi.advanceTimersByTimeAsync(GUARD_TIME);
    await fireEvent(screen.getByRole("dialog"), new Event("cancel"));
    expect(declined).toHaveBeenCalledExactlyOnceWith("t"); // Escape means playing on
    await fireEvent.click(button("Give up this game"));
    expect(given).toHaveBeenCalledExactlyOnceWith("t");
  });
});

describe("who wants to give up", () => {
  const table = new FakeTable();
  table.info = TWO_PLAYERS;
  Object.assign(table, { id: "t", deal: { commitment: "c0ffee" } });

  test("is asked again, may change their mind, and is told why not", async () => {
    vi.spyOn(api, "giveUp").mockRejectedValue(new Refused("gave-up-before", {}));
    render(ThisGame, { table: table.live, onclose: () => undefined });
    expect(screen.getByText("c0ffee")).toBeTruthy();
    await fireEvent.click(button("Give up this game"));
    expect(screen.getByText(/Everybody who is here is asked/)).toBeTruthy();
    await fireEvent.click(button("Play on"));
    await fireEvent.click(button("Give up this game"));
    await fireEvent.click(button("Give up this game"));
    await waitFor(() => expect(screen.getByRole("alert").textContent).not.toBe(""));
  });

  test("sees who has not answered, or that nobody else is here", async () => {
    const asking = { ...TWO_PLAYERS, give_up: { by: 0, agreed: [0] } } as TableInfo;
    table.info = asking;
    render(People, { table: table.live });
    expect(screen.getByText(/No answer yet from: Rui\./)).toBeTruthy();
    table.info = { ...asking, seats: asking.seats.map((seat) => ({ ...seat, connected: seat.seat === 0 })) };
    await waitFor(() => expect(screen.getByText(/nobody else is here any more/)).toBeTruthy());
  });
});

describe("a return link of somebody else", () => {
  test("asks first, with the focus on keeping one's own games", async () => {
    const decline = vi.spyOn(returnLink, "decline");
    const accept = vi.spyOn(returnLink, "accept").mockResolvedValue();
    render(ReturnQuestion, { name: "Mara" });
    expect(screen.getByRole("dialog", { name: "This link belongs to Mara" })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("Cancel");
    await fireEvent(screen.getByRole("dialog"), new Event("cancel"));
    expect(decline).toHaveBeenCalledOnce();
    await fireEvent.click(button("Continue as Mara"));
    expect(accept).toHaveBeenCalledOnce();
  });

  test("offers a link to one's own games, and says what went wrong with it", async () => {
    vi.spyOn(api, "games").mockResolvedValue([{ info: TWO_PLAYERS } as MyGame]);
    const made = vi.spyOn(api, "returnLink").mockResolvedValue({ token: "x" });
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: () => Promise.resolve() } });
    render(ReturnQuestion, { name: "Mara" });
    await fireEvent.click(button("Copy my own link"));
    await waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/^Your own link is copied/));
    made.mockRejectedValue(new Refused("unreachable"));
    await fireEvent.click(button("Copy my own link"));
    await waitFor(() => expect(screen.getByRole("status").textContent).not.toMatch(/copied/));
    vi.unstubAllGlobals();
  });
});
