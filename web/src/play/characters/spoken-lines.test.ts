// What characters say depends on public events alone. Real games are played by Python, and looked at from every seat.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { GameEvent, SeatInfo } from "../../protocol";
import { CHARACTERS, findLines, MOMENTS, VARIANTS, type SpokenLine } from "./spoken-lines";

const ROOT = resolve("..");
const PYTHON = [join(ROOT, ".venv/bin/python"), "python3"].find((path) => existsSync(path)) ?? "python3";
// Events as each seat and a spectator got them while the game went on: what is hidden differs between these streams.
const PLAY = `
import json, downforce
from downforce.bots import find
from downforce.rng import Rng, seed_rng
games = []
for seed in range(1, 7):
    game, rng, told, streams = downforce.new_game(seed=seed, players=4), Rng(), 0, [[], [], [], [], []]
    seed_rng(rng, seed)
    while game.waiting:
        told = len(game.record()["actions"])
        seat = game.waiting[0]
        game.play(seat, find("rookie").choose(game.view(seat), game.legal(seat), rng))
        for stream, seat in zip(streams, (0, 1, 2, 3, None)):
            stream += game.events(seat, told)
    games.append(streams)
print(json.dumps(games))
`;
const GAMES = JSON.parse(
  execFileSync(PYTHON, ["-c", PLAY], {
    cwd: ROOT,
    env: { ...process.env, PYTHONPATH: ROOT },
    maxBuffer: 1e9,
    encoding: "utf8",
  }),
) as GameEvent[][][];

const seat = (at: number, character: string | null): SeatInfo =>
  ({ seat: at, kind: character ? "bot" : "person", name: `P${at}`, character }) as SeatInfo;
const SEATS = [seat(0, null), seat(1, "gambler"), seat(2, "blocker"), seat(3, "loyal")];
const BOTS = [seat(0, "careful"), ...SEATS.slice(1)];

/** The same events with everything hidden drawn anew. */
function hideAnew(events: readonly GameEvent[]): GameEvent[] {
  return events.map((event) => {
    switch (event.event) {
      case "hand":
      case "drew":
        return { ...event, cards: event.cards === "?" ? ["W5B2"] : ("?" as const) };
      case "laid":
        return { ...event, card: "Y6B4R2G1", bid: 6 };
      case "chose":
        return { ...event, power: "cunning" };
      case "bet":
        return { ...event, car: event.car === "K" ? "R" : "K" };
      default:
        return event;
    }
  });
}

describe("what characters say in real games", () => {
  it("is the same for every seat and for spectators, and with everything hidden drawn anew", () => {
    let said = 0;
    for (const streams of GAMES) {
      const [first, ...others] = streams.map((events) => findLines(events, BOTS, true));
      for (const lines of others) expect(lines).toEqual(first);
      for (const events of streams) expect(findLines(hideAnew(events), BOTS, true)).toEqual(first);
      said += first!.length;
    }
    expect(said).toBeGreaterThan(GAMES.length);
  });

  it("does not change as the game goes on", () => {
    const events = GAMES[0]![4]!;
    const all = findLines(events, BOTS, true);
    for (let at = 0; at < events.length; at += 7) {
      const sofar = findLines(events.slice(0, at), BOTS, true);
      expect(sofar).toEqual(all.slice(0, sofar.length));
    }
  });

  it("is at most one line for each lot and for each round of cards, and none twice in a race", () => {
    for (const streams of GAMES) {
      const events = streams[4]!;
      const lines = findLines(events, BOTS, true);
      const cardsBefore = (line: SpokenLine): number =>
        events.slice(0, line.after).filter((event) => event.event === "played").length;
      const rounds = lines
        .filter((line) => line.moment !== "dear" && events[line.after]!.event !== "over")
        .map((line) => Math.ceil(cardsBefore(line) / BOTS.length));
      expect(new Set(rounds).size).toBe(rounds.length);
      const words = lines.map((line) => [line.seat, line.moment, line.variant].join());
      expect(new Set(words).size).toBe(words.length);
    }
  });

  it("comes from bots with a character only", () => {
    for (const streams of GAMES)
      expect(findLines(streams[4]!, SEATS, true).filter((line) => line.seat === 0)).toEqual([]);
  });

  it("tells of outsiders only when all bets lie open, and of prices only where they count", () => {
    for (const streams of GAMES)
      for (const line of findLines(streams[4]!, SEATS, false)) {
        expect(line.moment).not.toBe("dear");
        if (line.moment === "outsider") expect(streams[4]![line.after]!.event).toBe("over");
      }
  });
});

describe("moments", () => {
  const dealt = { event: "dealt", number: 0, grid: ["B", "R", "K", "Y", "O", "G"], owners: {} };
  const sold = (number: number, car: string, at: number, price: number): object => ({
    event: "sold",
    number,
    car,
    seat: at,
    price,
  });
  const moved = (number: number, mover: number, car: string, lost: number): object => ({
    event: "moved",
    number,
    seat: mover,
    car,
    lost,
    order: ["B", "R", "K", "Y", "O", "G"],
  });
  const owners = { B: null, R: null, K: null, Y: null, O: null, G: null };
  const lines = (...events: object[]): string[] =>
    findLines([{ ...dealt, owners }, ...events] as unknown as GameEvent[], SEATS, true).map(
      (line) => `${line.after} ${line.character} ${line.moment}`,
    );

  it("are a dear car, and a car that is blocked", () => {
    expect(lines(sold(1, "B", 1, 3), sold(2, "R", 3, 6))).toEqual(["2 loyal dear"]);
    const auction = [sold(1, "B", 0, 1), sold(2, "R", 2, 1)];
    const card = (number: number, player: number): object => ({ event: "played", number, seat: player });
    expect(lines(...auction, card(3, 2), moved(4, 2, "B", 3))).toEqual(["4 blocker blocks"]);
    expect(lines(...auction, card(3, 0), moved(4, 0, "R", 2))).toEqual(["4 blocker blocked"]);
    expect(lines(...auction, card(3, 2), moved(4, 2, "R", 4))).toEqual(["4 blocker blocked"]); // by itself
    expect(lines(...auction, card(3, 2), moved(4, 2, "B", 0))).toEqual([]);
    expect(lines(...auction, card(3, 0), { ...moved(4, 0, "R", 0), place: 1 })).toEqual(["4 blocker wins"]);
  });

  it("at the end are the winner, or a bot that backed an outsider if a person wins", () => {
    const over = (winner: number): object => ({
      event: "over",
      number: 9,
      outcome: {
        winners: [winner],
        sheets: [
          { seat: 1, bets: [{ car: "G", pays: 3 }] },
          { seat: 2, bets: [{ car: "B", pays: 9 }] },
        ],
      },
    });
    const betting = { event: "betting", number: 2, bet: 1 };
    expect(lines(betting, over(2))).toEqual(["2 blocker wins"]);
    expect(lines(betting, over(0))).toEqual(["2 gambler outsider"]);
  });
});

describe("the words", () => {
  const LOCALE = join(ROOT, "downforce/locale");
  it.each(readdirSync(LOCALE).filter((lang) => /^[a-z]{2}(-[A-Z]{2})?$/.test(lang)))(
    "are there for every character and moment, short, and no line twice: %s",
    (lang) => {
      const text = readFileSync(join(LOCALE, lang, "page-characters.ftl"), "utf8");
      const said = new Map([...text.matchAll(/^says-(\S+) = (.*)$/gm)].map(([, key, words]) => [key, words ?? ""]));
      const keys = CHARACTERS.flatMap((character) =>
        MOMENTS.flatMap((moment) => Array.from({ length: VARIANTS }, (_, at) => [character, moment, at + 1].join("-"))),
      );
      expect([...said.keys()].sort()).toEqual(keys.sort());
      expect([...said.values()].filter((words) => words.length >= 50)).toEqual([]);
      expect(new Set(said.values()).size).toBe(said.size);
    },
  );
});
