import { describe, expect, it } from "vitest";
import type { GameEvent, View } from "../../protocol";
import { projectView } from "./project-view";

const CARS = Object.fromEntries([..."KBGYOR"].map((car) => [car, { owner: null }]));
const view = (facts: Partial<View>): View =>
  ({
    phase: "auction",
    waiting: [0, 1],
    turn: null,
    laid: [null, null],
    cars: CARS,
    powers: [null, null],
    hands: [
      ["R6", "B4"],
      ["?", "?"],
    ],
    speed8: [[], []],
    won: [[], []],
    aside: [],
    finished: [],
    bets: [[], []],
    card: null,
    ...facts,
  }) as View;
const project = (start: View, ...events: object[]): View =>
  events
    .map((event) => ({ waiting: [], ...event }) as unknown as GameEvent)
    .reduce((before, event) => projectView(before, event), start);

describe("players in the middle of news", () => {
  it("have laid when it is told, and nobody is waited for once cards turn", () => {
    const laid = project(view({}), { event: "laid", waiting: [0], seat: 1, card: "?", bid: "?" });
    expect(laid.laid).toEqual([null, "?"]);
    expect(laid.waiting).toEqual([0]);
    const turned = project(laid, { event: "laid", seat: 0, card: "R6", bid: 6 }, { event: "revealed", bids: [] });
    expect([turned.laid, turned.waiting]).toEqual([[null, null], []]);
  });

  it("own a car as soon as it is sold, and keep it when the next lot comes", () => {
    const after = project(
      view({ waiting: [] }),
      { event: "sold", car: "R", seat: 1, price: 3 },
      { event: "lot", waiting: [0, 1], car: "B", bidders: [0, 1] },
    );
    expect(after.cars.R.owner).toBe(1);
    expect(after.waiting).toEqual([0, 1]);
  });

  it("have the power and the Speed-8 of a car with the car", () => {
    const start = view({ won: [["tricky"], []], lots_left: 2 });
    const after = {
      ...start,
      hands: [
        ["R8", "R6", "B4"],
        ["?", "?"],
      ],
      won: [["cunning", "tricky"], []],
    } as View;
    const event = { event: "sold", waiting: [], car: "R", power: "cunning", seat: 0, price: 3 } as unknown as GameEvent;
    const sold = projectView(start, event, after);
    expect(sold).toMatchObject({ hands: after.hands, won: after.won, lots_left: 1, sold: { seat: 0, price: 3 } });
    expect(sold.cars.R).toMatchObject({ owner: 0, paid: 3 });
    const rivals = projectView(start, { ...event, seat: 1 } as GameEvent, start);
    expect(rivals.hands[1]).toEqual(["?", "?", "?"]);
  });

  it("are not asked any more once their card is played: it is not their turn while cars drive", () => {
    const mine = view({ phase: "race", turn: 0, waiting: [0] });
    const played = project(mine, { event: "played", waiting: [0], seat: 0, card: "B4", reversed: false });
    expect(played.waiting).toEqual([]);
    expect(played.hands).toEqual([["R6"], ["?", "?"]]);
    const next = project(
      played,
      { event: "moved", waiting: [0], line: 0, seat: 0, car: "B" },
      { event: "turn", waiting: [1], seat: 1 },
      { event: "played", seat: 1, card: "G5" },
    );
    const driving = project(played, { event: "moved", waiting: [0], line: 0, seat: 0, car: "B" });
    expect(driving.waiting).toEqual([]);
    expect([next.turn, next.waiting, next.hands[1]]).toEqual([1, [], ["?"]]);
  });

  it("play an open Speed-8 from the table, not from the hand", () => {
    const after = project(view({ phase: "race", speed8: [["O8"], []] }), { event: "played", seat: 0, card: "O8" });
    expect([after.hands[0], after.speed8[0]]).toEqual([["R6", "B4"], []]);
  });

  it("bet one after another", () => {
    const after = project(
      view({ phase: "race", waiting: [0] }),
      { event: "betting", waiting: [0, 1], bet: 1 },
      { event: "bet", waiting: [0], seat: 1, bet: 1, car: "?" },
    );
    expect([after.phase, after.waiting]).toEqual(["bets", [0]]);
  });
});
