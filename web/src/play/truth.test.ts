// @vitest-environment happy-dom
// Whole games of every variant, shown moment by moment: everything on screen describes the same moment, and nobody is
// addressed who is not asked. The games are made by tools/generate/frames.py when the test begins.
import { cleanup, render } from "@testing-library/svelte";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import "../testing/fake-setup";
import "../testing/fake-texts";
import { guest } from "../api/guest.svelte";
import type { GameEvent, View } from "../protocol";
import { FakeSocket } from "../testing/fake-socket";
import { GameFacts } from "../testing/game-facts";
import { RecordedGame } from "../testing/recorded-game.svelte";
import { t } from "../text/text";
import Strip from "../strip/Strip.svelte";
import Hand from "./Hand.svelte";
import Side from "./side/Side.svelte";

const ROOT = resolve("..");
const PYTHON = [join(ROOT, ".venv/bin/python"), "python3"].find((path) => existsSync(path)) ?? "python3";
const FOLDER = mkdtempSync(join(tmpdir(), "frames-"));
execFileSync(PYTHON, ["-m", "tools.generate.frames", FOLDER], { cwd: ROOT, env: { ...process.env, PYTHONPATH: ROOT } });
afterAll(() => rmSync(FOLDER, { recursive: true }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  guest.newcomer = true; // what is revealed stays until a press
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const words = (element: Element | null | undefined): string => element?.textContent?.replace(/\s+/g, " ").trim() ?? "";
const find = (selector: string): Element[] => [...document.querySelectorAll(selector)];
const QUESTIONS = new Set(["card", "wild", "end", "go"]);
const LOT_ENDS = new Set<GameEvent["event"]>(["sold", "aside", "unowned"]);

/** Everything that a reader sees at one moment. */
function screen() {
  const main = find(".acts [data-act=main]")[0];
  return {
    heading: words(find("[data-heading]")[0]),
    hint: find(".panel-head p span:not(.unseen), .panel-head p").map(words).join(" "),
    hidden: words(find(".panel-head .unseen")[0]),
    buttons: find(".acts button").map(words),
    main: words(main),
    players: find(".player").map((player) => ({
      cars: [...player.querySelectorAll(".pl-cars [data-car]")].map((chip) => chip.getAttribute("data-car")),
      cards: Number(words(player.querySelector(".pl-cards"))),
      open8: player.querySelectorAll(".pl-eight").length,
    })),
    hand: find("[data-hand] [data-card]").length,
    current: find(".ln[aria-current] [data-car]").map((chip) => chip.getAttribute("data-car")),
    powers: words(find(".panel ul.plain")[0]),
  };
}

class Watcher {
  /** Cars whose sale was on screen, with its heading. */
  readonly sales = new Map<string, string>();
  moments = 0;

  constructor(readonly game: RecordedGame) {}

  readonly look = (): void => {
    this.moments += 1;
    const { table, model } = this.game;
    const { playback } = table;
    const { nowPlaying: now, shown } = playback;
    const view = shown.view!;
    const seen = screen();
    const facts = new GameFacts(view.options, shown.events);
    const me = table.seat;
    const where = `${now?.event ?? "still"} after ${shown.events.length} events, panel ${model.panel}: ${JSON.stringify(seen)}`;
    const asked = model.offer !== null;

    expect(seen.heading, where).not.toBe("");
    // Nobody is addressed who is not asked.
    if (seen.heading.startsWith("You steer")) expect(asked && model.offer?.asks, where).toMatch(/move|bonus/);
    if (seen.heading.startsWith("Your turn")) {
      expect(facts.turn, where).toBe(me);
      expect(facts.playing, where).toBeNull();
      expect(asked || table.decision.underway !== null, where).toBe(true);
    }
    const plays = table.info!.seats.find((seat) => seen.heading === t("turn-of", { me: "no", name: seat.name }));
    if (plays) expect([facts.playing, facts.turn], where).toContain(plays.seat);
    if (facts.betting && model.panel === "watching") expect(seen.heading, where).toContain("Bet ");

    // One's own card keeps its panel and its button until its last line is done.
    if (me !== null && facts.playing === me) {
      expect(seen.hint, where).not.toContain(t("watch-preset"));
      expect(seen.heading, where).not.toMatch(/^Your turn/);
      if (!QUESTIONS.has(model.panel) && !seen.heading.includes("steers")) {
        expect(seen.heading, where).toBe(t("own-card"));
        expect(seen.main, where).not.toBe("");
        expect(seen.buttons, where).toHaveLength(1);
      }
    }

    // Chips and hand.
    seen.players.forEach((player, seat) => {
      expect(player.cars, where).toEqual(facts.carsOf(seat));
      expect(player.cards, where).toBe(facts.cards[seat]);
      expect(player.open8, where).toBe(facts.open8[seat]);
    });
    expect(view.won, where).toEqual(facts.won.map((powers) => expect.toSatisfy((won) => same(won as string[], powers))));
    if (me !== null && !facts.over) {
      const own = view.hands[me]!.length + view.speed8[me]!.length;
      expect(own + (view.piles[me]?.length ?? 0), where).toBe(facts.cards[me]! + facts.open8[me]!);
    }

    // The line that is being carried out is the one that is marked.
    if (now?.event === "moved" || now?.event === "stayed") {
      if (!asked && model.panel === "watching") expect(seen.current, where).toEqual([now.car]);
      const { place } = playback.cars[now.car];
      if (now.event === "moved") expect(place, where).toBeNull();
    }

    // A sale has a heading of its own, with the car and the price.
    if (now && LOT_ENDS.has(now.event) && "car" in now && now.car) {
      this.sales.set(now.car, seen.heading);
      expect(seen.heading.toLowerCase(), where).toContain(t("colour", { car: now.car }).toLowerCase());
      if (now.event === "sold") expect(seen.heading, where).toContain(model.phrasing.money(now.price));
    }
    if (now?.event === "kept") {
      facts.won.forEach((powers, seat) => {
        if (now.powers[seat] || !powers.length) return;
        for (const power of powers) expect(seen.powers, where).toContain(t("power", { power }));
      });
    }

    // After the last event of an update, the page knows what the server knows.
    if (playback.playing && shown.events.length === this.game.events.length) this.compare(view, where);
  };

  private compare(view: View, where: string): void {
    const { latest } = this.game;
    const keys = ["powers", "won", "bets_made", "lots_left", "aside", "sold", "race", "finished", "order"] as const;
    for (const key of keys) expect(view[key], `${key}, ${where}`).toEqual(latest[key]);
    for (const [car, state] of Object.entries(latest.cars)) {
      const { owner, paid, place, laps, space } = view.cars[car as keyof View["cars"]];
      expect({ owner, paid, place, laps, space }, where).toMatchObject({
        owner: state.owner,
        paid: state.paid,
        place: state.place,
        laps: state.laps,
        space: state.space,
      });
    }
    expect(view.hands, where).toEqual(latest.hands);
  }

  /** Goes on as a reader does: closes what waits for a press. */
  readonly goOn = (): void => {
    const { nowPlaying } = this.game.table.playback;
    if (this.game.model.interlude) this.game.model.closeReveal();
    if (nowPlaying && (LOT_ENDS.has(nowPlaying.event) || nowPlaying.event === "kept")) {
      (find(".acts [data-act=main]")[0] as HTMLElement).click();
    } else this.game.table.playback.showNext();
  };
}

const same = (a: string[], b: string[]): boolean => a.toSorted().join() === b.toSorted().join();

describe("every moment of", () => {
  test.each(readdirSync(FOLDER))("%s", (name) => {
    const game = new RecordedGame(join(FOLDER, name));
    const watcher = new Watcher(game);
    game.open();
    const { model, table } = game;
    render(Side, { model, lines: [], onresult: () => {} });
    render(Strip, { table });
    if (table.seat !== null) render(Hand, { model });
    game.play(watcher.look, watcher.goOn);
    table.close();
    const ended = game.events.filter((event) => LOT_ENDS.has(event.event));
    expect(watcher.sales.size).toBe(new Set(ended.map((event) => "car" in event && event.car)).size);
    expect(watcher.moments).toBeGreaterThan(game.events.length / 2);
  });
});
