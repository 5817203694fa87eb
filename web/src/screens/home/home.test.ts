// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "../../testing/fake-setup";
import "../../testing/fake-texts";
import { api } from "../../api/api";
import { guest } from "../../api/guest.svelte";
import { facts, setFacts } from "../../api/setup";
import { environment } from "../../api/transport";
import type { BotSummary, MyGame, PuzzleInfo, TableInfo } from "../../protocol";
import Home from "./Home.svelte";

const BOTS = ["uniform", "rookie", "club", "pro"].map((name, level) => ({ name, level, characters: [] }) as BotSummary);
const PUZZLE = { id: "p1", theme: "bets", kind: "bet", players: 4, track: "river-station" } as unknown as PuzzleInfo;

function game(id: string, status: string, more: Partial<MyGame> = {}): MyGame {
  const options = { track: "river-station", edition: "en", beginner: [] };
  const info = {
    id,
    status,
    options,
    track: "River Station",
    seats: [
      { seat: 0, name: "Mara" },
      { seat: 1, name: "Ida" },
    ],
  };
  return {
    info,
    seat: 0,
    my_turn: false,
    won: null,
    rank: null,
    money: null,
    changed: 5,
    ...more,
  } as unknown as MyGame;
}

function show(games: MyGame[], newcomer: boolean): void {
  guest.newcomer = newcomer;
  vi.spyOn(guest, "load").mockResolvedValue();
  vi.spyOn(api, "games").mockResolvedValue(games);
  vi.spyOn(api, "puzzles").mockResolvedValue([PUZZLE]);
  vi.spyOn(api, "tables").mockResolvedValue([] as TableInfo[]);
  vi.spyOn(api, "track").mockReturnValue(new Promise(() => {}));
  render(Home);
}
const cards = async (): Promise<HTMLElement[]> => {
  await screen.findByRole("heading", { name: "Puzzle of the day" });
  return within(screen.getByRole("list", { name: "What is next" })).getAllByRole("listitem");
};
const titles = async (): Promise<string[]> =>
  (await cards()).map((card) => within(card).getByRole("heading").textContent ?? "");

beforeEach(() => {
  localStorage.clear();
  setFacts({ ...facts(), bots: BOTS, tracks: [] });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  environment.server = true;
});

test("what is next begins with a game that waits for the reader", async () => {
  show([game("a", "over", { won: false, rank: 2, money: 21 }), game("b", "running", { my_turn: true })], false);
  expect(await titles()).toEqual(["Your turn", "Puzzle of the day", "Last result"]);
  const [next, puzzle, last] = await cards();
  expect(within(next!).getByRole("link", { name: "Play" }).getAttribute("href")).toBe("/t/b");
  expect(within(puzzle!).getByRole("link").getAttribute("href")).toBe("/puzzles/p1");
  expect(last!.textContent).toContain("Rank 2 of 2");
});

test("a first visit finds no empty boxes, and a way to race with others", async () => {
  show([], true);
  expect(await titles()).toEqual(["Puzzle of the day", "Race with friends"]);
  expect(screen.queryByRole("heading", { name: "My games" })).toBeNull();
  expect(screen.queryByRole("heading", { name: "Open tables" })).toBeNull();
});

test("without a server, a first visit finds how to share the device", async () => {
  environment.server = false;
  show([], true);
  expect(await titles()).toContain("Share this device");
  expect(screen.getByRole("link", { name: "Make a table" }).getAttribute("href")).toBe("/new");
});

test("a newcomer is not asked for a level; from then on it stands beside the button, and stays", async () => {
  const race = vi.spyOn(api, "race").mockRejectedValue(new Error("no server"));
  const press = (): Promise<boolean> => fireEvent.click(screen.getByRole("button", { name: "Race now" }));
  show([], true);
  expect(screen.queryByRole("radiogroup")).toBeNull();
  await press();
  expect(race).toHaveBeenLastCalledWith(null);
  cleanup();

  show([], false);
  expect(screen.getAllByRole("radio").map((radio) => radio.textContent)).toEqual(["Easy", "Medium", "Hard"]);
  await press();
  expect(race).toHaveBeenLastCalledWith("rookie");
  await fireEvent.click(screen.getByRole("radio", { name: "Medium" }));
  cleanup();

  show([], false);
  expect(screen.getByRole("radio", { checked: true }).textContent).toBe("Medium");
  await press();
  expect(race).toHaveBeenLastCalledWith("club");
});
