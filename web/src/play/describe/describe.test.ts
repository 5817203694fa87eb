import { readFileSync, readdirSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import "../../testing/fake-setup";
import { addTexts } from "../../text/text";
import type { GameEvent, LineAhead, Move, View } from "../../protocol";
import { shortName, suggestPass, without } from "./hand-cards";
import { describeEffects, describeLine, describeReach } from "./choices";
import { describeLotEnd, readLotEnd } from "./lot-end";
import { lastCards } from "./card-progress";
import { lastRound } from "../recap/last-round";
import { plainText, describeWhySold, describeWinner } from "./log-line";
import { LogText } from "./log-text";
import { Phrasing } from "./phrasing";
import { describeTurn, describeWaiting } from "./whose-turn";

const LOCALE = "../downforce/locale/en/"; // tests run in web/
const phrasing = new Phrasing(["Mara", "Rui", "Otto"], 0, "en");

beforeAll(() =>
  addTexts(
    "en",
    readdirSync(LOCALE)
      .map((file) => readFileSync(LOCALE + file, "utf8"))
      .join("\n"),
  ),
);

const event = (facts: object): GameEvent => ({ number: 1, ...facts }) as GameEvent;
const moved = (car: string, facts: object = {}): GameEvent =>
  event({
    event: "moved",
    seat: 1,
    line: 0,
    car,
    from: "a1",
    to: "a5",
    steps: 4,
    speed: 4,
    bonus: 0,
    lost: 0,
    walk: [],
    place: null,
    ...facts,
  });

function describeAll(...events: GameEvent[]): string[] {
  return new LogText(phrasing).append(events).map((line) => plainText(phrasing, line));
}

describe("the log", () => {
  test("names people, and the reader as you", () => {
    expect(describeAll(event({ event: "played", seat: 1, card: "R6Y4", reversed: false }))).toEqual([
      "Rui plays red 6, yellow 4.",
    ]);
    expect(describeAll(event({ event: "played", seat: 0, card: "R6Y4", reversed: true }))).toEqual([
      "You play red 6, yellow 4, from the bottom up.",
    ]);
  });
  test("tells jams, bonuses and who steers", () => {
    const lines = describeAll(
      event({ event: "kept", powers: ["aggressive", "cunning", null] }),
      event({ event: "played", seat: 0, card: "B4", reversed: false }),
      moved("B", { steps: 2, lost: 2 }),
      moved("K", { seat: 0, steps: 5, bonus: 1, power: "aggressive" }),
    );
    expect(lines.slice(-2)).toEqual([
      "Blue goes 2 spaces, to a5. Jammed, loses 2 spaces. Rui steers it (Cunning).",
      "Black goes 5 spaces, to a5. Aggressive: 1 space of it.",
    ]);
  });
  test("says which rule decided a lot", () => {
    const bids = [
      { seat: 0, card: "K5", bid: 0 },
      { seat: 1, card: "B6R4", bid: 6 },
      { seat: 2, card: "B6", bid: 6 },
    ];
    const lines = describeAll(
      event({ event: "lot", car: "B", power: "tricky", round: 1, bidders: [0, 1, 2] }),
      event({ event: "revealed", bids }),
      event({
        event: "sold",
        car: "B",
        power: "tricky",
        seat: 1,
        price: 6,
        why: { by: "cars", rivals: [2], breaks: [{ rule: "cars", how: "decides", winner: 2, others: 1 }] },
      }),
    );
    expect(lines).toEqual([
      "On offer: Blue, Tricky.",
      "Bids: Rui 6, Otto 6, you passed.",
      "Rui buys Blue (Tricky) for $6M. The tie goes to the card with more cars on it, 2 against 1.",
    ]);
  });
  test("keeps others' bets secret", () => {
    expect(describeAll(event({ event: "bet", seat: 1, bet: 1, car: "?" }))).toEqual([]);
  });
  test("goes on from where it was, and knows when it cannot", () => {
    const first = event({ event: "race", seat: 1 });
    const logText = new LogText(phrasing);
    logText.append([first]);
    const more = [first, event({ event: "betting", bet: 1 })];
    expect(logText.fits(more)).toBe(true);
    expect(logText.append(more)).toHaveLength(1);
    expect(logText.fits([first])).toBe(false);
  });
});

describe("why a lot was won", () => {
  const cars = { rule: "cars", how: "decides", winner: 4, others: 2 } as const;

  test("is said as the engine found it", () => {
    expect(describeWhySold({ by: "highest", rivals: [], breaks: [] })).toBe("It was the highest bid.");
    expect(describeWhySold({ by: "cars", rivals: [1], breaks: [cars] })).toContain("4 against 2");
    expect(describeWhySold({ by: "chance", rivals: [1], breaks: [{ ...cars, how: "level" }] })).toBe(
      "The tie was drawn.",
    );
    expect(describeWhySold({ by: "forced", rivals: [], breaks: [] })).toBe("");
  });
});

describe("the lines of a card", () => {
  const card = event({ event: "played", seat: 1, card: "R6W4K2", reversed: false });

  test("are done, now and to come", () => {
    const [shown] = lastCards([card, moved("R"), event({ event: "named", seat: 1, line: 1, car: "G" })], 1);
    expect(shown?.lines.map((line) => line.state)).toEqual(["done", "now", "next"]);
    expect(shown?.lines[1]?.car).toBe("G");
  });
  test("go upwards when reversed", () => {
    const [shown] = lastCards([event({ ...card, reversed: true }), moved("K", { line: 2 })], 1);
    expect(shown?.lines.map((line) => line.mark)).toEqual(["K", "W", "R"]);
    expect(shown?.lines[0]?.state).toBe("done");
  });
  test("keep a bonus that is asked for afterwards with their line", () => {
    const [shown] = lastCards([card, moved("R"), moved("R", { speed: 0, bonus: 2, steps: 2 })], 1);
    expect(shown?.lines[0]?.bonus?.steps).toBe(2);
    expect(shown?.lines[1]?.state).toBe("now");
  });
  test("are not done while a bonus is asked for", () => {
    const [shown] = lastCards([card, moved("R")], 1, true);
    expect(shown?.lines.map((line) => line.state)).toEqual(["now", "next", "next"]);
  });
  test("pass over a wild that no car was left for", () => {
    const [shown] = lastCards([card, moved("R"), moved("K", { line: 2 })], 1);
    expect(shown?.lines.map((line) => line.end !== null)).toEqual([true, false, true]);
  });
  test("are all done when the turn goes on", () => {
    const [shown] = lastCards([card, moved("R"), event({ event: "turn", seat: 2 })], 1);
    expect(shown?.lines.every((line) => line.state === "done")).toBe(true);
  });
});

describe("choices", () => {
  const line = (facts: Partial<LineAhead>): LineAhead => ({
    car: "R",
    speed: 4,
    how: "free",
    steps: 4,
    ends: 7,
    behind: [],
    mover: 0,
    bonus: 0,
    reach: [],
    names: [],
    ...facts,
  });
  const move = (facts: Partial<Move>): Move => ({
    kind: "move",
    action: "move a5",
    to: "a5",
    walk: ["a4", "a5"],
    lost: 0,
    behind: [],
    bonus: 0,
    power: null,
    passed: [],
    lines: [],
    place: null,
    spare: false,
    ...facts,
  });

  test("say what a line would do: places gained, spaces lost, who is in the way", () => {
    const end = (gained: number, lost = 0) => ({ to: "a5", gained, lost });
    expect(describeLine(phrasing, line({ reach: [end(0)] }))).toBe("keeps its place");
    expect(describeLine(phrasing, line({ reach: [end(2), end(2)] }))).toBe("gains 2 places");
    expect(describeLine(phrasing, line({ reach: [end(1), end(0, 3)] }))).toBe("gains up to 1 place, may lose 3");
    expect(describeLine(phrasing, line({ how: "short", behind: ["B"], reach: [end(1, 3)] }))).toBe(
      "gains 1 place, loses 3, behind blue",
    );
    expect(describeLine(phrasing, line({ how: "blocked" }))).toBe("blocked, loses 4");
    expect(describeLine(phrasing, line({ how: "blocked", behind: ["B", "Y"] }))).toBe(
      "blocked, loses 4, behind blue, yellow",
    );
    expect(describeLine(phrasing, line({ mover: 1, reach: [end(0)] }))).toBe("Rui steers (Cunning), keeps its place");
    expect(describeLine(phrasing, line({ how: "home" }))).toBe("home already");
    // A car in the way that an earlier line of the card moves may be gone by then.
    const red = line({ car: "R" });
    expect(describeLine(phrasing, line({ car: "K", how: "blocked", behind: ["R"] }), [red])).toBe(
      "blocked, loses 4, behind red, which moves first",
    );
    expect(describeLine(phrasing, line({ car: "K", how: "blocked", behind: ["R", "B"] }), [red])).toBe(
      "blocked, loses 4, behind red, blue",
    );
  });
  test("say how much of the number an end uses", () => {
    expect(describeReach(move({}), false)).toBe("all 2");
    expect(describeReach(move({ lost: 3 }), false)).toBe("loses 3");
    expect(describeReach(move({ to: "finish", place: 1 }), false)).toBe("1st");
    expect(describeReach(move({ walk: [] }), true)).toBe("stays");
  });
  test("say who makes a jam, before whom it passes", () => {
    expect(describeEffects(phrasing, move({ lost: 2, behind: ["K"], passed: ["G"] }))).toEqual([
      "behind black",
      "passes green",
    ]);
  });
  test("suggest a pass that was seen already, else the least useful card", () => {
    expect(suggestPass(["R6Y4", "O5", "K2"], ["R6Y4"])).toBe("R6Y4");
    expect(suggestPass(["R6Y4", "O5", "K2"], [])).toBe("K2");
    expect(suggestPass([], [])).toBeNull();
    expect(without(["K5", "K5"], "K5")).toEqual(["K5"]);
    expect(shortName("R6Y4K2")).toBe("R6…");
  });
});

test("the end of a lot is read off its events", () => {
  const end = readLotEnd([
    event({ event: "lot", car: "B", power: null, round: 1, bidders: [0] }),
    event({ event: "revealed", bids: [{ seat: 0, card: "B5", bid: 5 }] }),
    event({ event: "sold", car: "B", power: null, seat: 0, price: 5, why: { by: "alone", rivals: [], breaks: [] } }),
  ]);
  expect(end).toMatchObject({ car: "B", winner: 0, price: 5, how: "sold", why: { by: "alone" } });
});

test("the winner is named with the reason", () => {
  const outcome = { winners: [0], decided: "winnings", scores: [23, 16, 8] } as unknown as NonNullable<View["outcome"]>;
  expect(describeWinner(phrasing, outcome)).toBe("You win with $23M, more than anybody else.");
  expect(describeWinner(phrasing, { ...outcome, winners: [0, 2], decided: "shared" })).toBe(
    "A shared victory: you, Otto.",
  );
});

describe("whose turn it is", () => {
  const race = (facts: object): View =>
    ({ phase: "race", turn: 1, waiting: [], asks: null, card: null, bets_made: 0, ...facts }) as unknown as View;
  const card = { seat: 1, car: "B" };

  test("nobody steers before a bet, whoever is waited for", () => {
    expect(describeTurn(phrasing, race({ phase: "bets", waiting: [0, 1, 2], asks: "bet", card }), null)).toBe(
      "Bet 1 is being made",
    );
  });
  test("whoever is asked to steer another's card steers", () => {
    expect(describeTurn(phrasing, race({ waiting: [0], asks: "move", card }), null)).toBe("You steer Blue now");
    expect(describeTurn(phrasing, race({ waiting: [2], asks: "bonus", card }), null)).toBe("Otto steers Blue now");
    expect(describeWaiting(phrasing, race({ waiting: [2], asks: "move", card }))).toBe("Otto steers Blue now");
    expect(describeTurn(phrasing, race({ waiting: [1], asks: "wild", card }), null)).toBe("Rui plays");
  });
  test("it is not one's turn while one's own card is carried out", () => {
    expect(describeTurn(phrasing, race({ turn: 0, card: { seat: 0, car: "B" } }), null)).toBe("Your card");
    expect(describeTurn(phrasing, race({ turn: 0, waiting: [0], asks: "play" }), null)).toBe("Your turn");
  });
});

describe("the last lots", () => {
  const lot = event({ event: "lot", car: "R", power: null, round: 1, bidders: [0, 1] });
  const sold = (car: string, seat: number, price: number, by = "highest"): GameEvent =>
    event({ event: "sold", car, power: null, seat, price, why: { by, rivals: [], breaks: [] } });

  test("the car that nobody bid for has a heading with its price", () => {
    const events = [lot, sold("R", 0, 5), event({ event: "forced", seat: 1, card: "K1" }), sold("K", 1, 1, "forced")];
    expect(describeLotEnd(phrasing, readLotEnd(events)!)).toBe("Rui gets the last car: Black, for $1M");
    expect(describeLotEnd(phrasing, readLotEnd(events.slice(0, 2))!)).toBe("You buy Red for $5M");
  });
  test("a car without an owner is not the one sold before it", () => {
    const end = readLotEnd([lot, sold("R", 0, 5), event({ event: "unowned", car: "G", power: null })])!;
    expect(end).toMatchObject({ car: "G", winner: null, how: "unowned", bids: [] });
  });
});

test("the last round is what others played since one's own card, in order", () => {
  const played = (seat: number): GameEvent => event({ event: "played", seat, card: "R6", reversed: false });
  const seats = (...order: number[]): number[] => lastRound(order.map(played), 0).map((card) => card.seat);
  expect(seats(1, 0, 1, 2)).toEqual([1, 2]);
  expect(seats(2, 1)).toEqual([2, 1]);
  expect(seats(1, 2, 1, 2)).toEqual([2, 1, 2]);
  expect(seats(1, 0)).toEqual([]);
});
