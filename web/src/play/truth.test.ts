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
import { CARS } from "../game/cards";
import type { CarLetter, GameEvent, View } from "../protocol";
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
    hint: find(".panel-head p:not(:has(.unseen))").map(words).join(" "),
    buttons: find(".acts button").map(words),
    main: words(main),
    players: find(".player").map((player) => ({
      cars: [...player.querySelectorAll(".pl-cars [data-car]")].map((chip) => chip.getAttribute("data-car")),
      cards: Number(words(player.querySelector(".pl-cards"))),
      open8: player.querySelectorAll(".pl-eight").length,
      spent: Number(player.querySelector("[data-spent]")?.getAttribute("data-spent") ?? 0),
    })),
    doing: words(find(".is-you .pl-state")[0]),
    hand: find("[data-hand] .card").length,
    current: find(".ln[aria-current] [data-car]").map((chip) => chip.getAttribute("data-car")),
    powers: words(find(".panel ul.plain")[0]),
  };
}

class Watcher {
  /** Cars whose sale was on screen. */
  readonly sales = new Set<string>();
  moments = 0;

  constructor(readonly game: RecordedGame) {}

  /** Looks at the moment on screen, and reports all that is untrue about it. */
  readonly look = (): void => {
    this.moments += 1;
    const { table, model } = this.game;
    const { nowPlaying: now, shown } = table.playback;
    const seen = screen();
    const untrue = this.findUntruths(seen);
    if (untrue.length)
      throw new Error(
        `${untrue.join("; ")}: ${now?.event ?? "still"} after ${shown.events.length} events, panel ${model.panel}, ${JSON.stringify(seen)}`,
      );
  };

  private findUntruths(seen: ReturnType<typeof screen>): string[] {
    const { table, model } = this.game;
    const { nowPlaying: now, shown, playing, cars } = table.playback;
    const view = shown.view!;
    const facts = new GameFacts(view.options, shown.events);
    const me = table.seat;
    const asked = model.offer !== null;
    const found: string[] = [];
    const check = (isTrue: boolean, what: string): void => void (isTrue || found.push(what));
    const same = (what: string, is: unknown, should: unknown): void => {
      const [one, other] = [JSON.stringify(is), JSON.stringify(should)];
      check(one === other, `${what} is ${one}, not ${other}`);
    };

    check(seen.heading !== "", "no heading");
    // Nobody is addressed who is not asked.
    if (seen.heading.startsWith("You steer")) check(/move|bonus/.test(model.offer?.asks ?? ""), "I do not steer");
    if (seen.heading.startsWith("Your turn"))
      check(
        facts.turn === me && facts.playing === null && (asked || table.decision.underway !== null),
        "it is not my turn",
      );
    const plays = table.info!.seats.find((seat) => seen.heading === t("turn-of", { me: "no", name: seat.name }));
    if (plays) check((facts.playing ?? facts.turn) === plays.seat, "somebody else plays");
    if (facts.betting && model.panel === "watching") check(seen.heading.includes("Bet "), "bets are made");

    // One's own card keeps its panel and its button until its last line is done.
    if (me !== null && facts.playing === me) {
      check(seen.doing === t("strip-card", { me: "yes" }) || seen.doing === "you steer", "my chip is wrong");
      check(!seen.hint.includes(t("watch-preset")), "no card can be picked while one's own is carried out");
      if (!QUESTIONS.has(model.panel) && !seen.heading.includes("steers")) {
        same("heading", seen.heading, t("own-card"));
        check(seen.main !== "" && seen.buttons.length === 1, "the buttons have changed");
      }
    }

    // Chips and hand.
    seen.players.forEach((player, seat) => {
      same(`chip ${seat}`, player, {
        cars: facts.carsOf(seat),
        cards: facts.cards[seat],
        open8: facts.open8[seat],
        spent: view.prizes.length ? facts.paid[seat] : 0,
      });
    });
    if (!facts.dealtCars) same("won", view.won.map(sorted), facts.won.map(sorted));
    if (me !== null && !facts.over) {
      const own = view.hands[me]!.length + view.speed8[me]!.length;
      same("own cards", own + (view.piles[me]?.length ?? 0), facts.cards[me]! + facts.open8[me]!);
      same("hand", seen.hand, own + (facts.playing === me ? 1 : 0)); // one's own card lies there until it is done
    }

    // The line that is marked is the one that is being carried out.
    if (now?.event === "moved" || now?.event === "stayed") {
      if (!asked && model.panel === "watching") same("marked line", seen.current, [now.car]);
      if (now.event === "moved") same("place of a car that drives", cars[now.car].place, null);
    }

    // Every sale has a heading of its own, with the car and the price.
    if (now && LOT_ENDS.has(now.event) && "car" in now && now.car) {
      this.sales.add(now.car);
      const heading = seen.heading.toLowerCase();
      check(heading.includes(t("colour", { car: now.car }).toLowerCase()), "the car is not named");
      if (now.event === "sold") check(seen.heading.includes(model.phrasing.money(now.price)), "no price");
    }
    if (now?.event === "kept")
      facts.won.forEach((powers, seat) => {
        if (now.powers[seat]) return;
        for (const power of powers) check(seen.powers.includes(t("power", { power })), `${power} is missing`);
      });

    // After the last event of an update, the page knows what the server knows.
    if (playing && shown.events.length === this.game.events.length) {
      const { latest } = this.game;
      const keys: (keyof View)[] = ["powers", "won", "bets_made", "sold", "race", "finished", "order", "hands"];
      if (latest.phase === "auction") keys.push("aside", "lots_left");
      for (const key of keys) same(key, view[key], latest[key]);
      for (const car of CARS) same(car, stateOf(view, car), stateOf(latest, car));
    }
    return found;
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

const stateOf = (view: View, car: CarLetter): unknown[] => {
  const { owner, paid, place, laps, space } = view.cars[car];
  return [owner, paid, place, laps, space];
};
const sorted = (items: readonly string[]): string[] => items.toSorted();

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
