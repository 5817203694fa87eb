// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { beforeEach, describe, expect, test } from "vitest";
import { settings } from "../settings/settings.svelte";
import type { Choice, GameEvent, Lay, Offer, View } from "../protocol";
import { actionButtons, passFor } from "./side/actions";
import { TableModel } from "./table-model.svelte";
import { FakeTable } from "../testing/fake-table.svelte";

const lay = (card: string, bid: number): Choice => ({
  kind: "lay",
  action: `${bid ? "bid" : "pass"} ${card}`,
  card,
  bid,
  by: bid ? "colour" : "pass",
});
const play = (card: string, reversed = false): Choice => ({
  kind: "play",
  action: `play ${card}${reversed ? " reversed" : ""}`,
  card,
  reversed,
  lines: [],
  power: null,
});
const event = (facts: object): GameEvent => ({ number: 1, ...facts }) as GameEvent;

let table: FakeTable;
let model: TableModel;

function show(view: Partial<View>, offer: Offer | null = null, events: GameEvent[] = []): void {
  table.playback.shown = {
    seq: table.playback.shown.seq + 1,
    asked: 1,
    view: {
      hands: [["K5", "R6Y4", "K5"]],
      speed8: [[]],
      shown: [[]],
      race: 1,
      races: 1,
      lots_left: 3,
      ...view,
    } as View,
    offer,
    events,
  };
}

beforeEach(() => {
  table = new FakeTable();
  model = new TableModel(table, table.live);
  settings.confirm = true;
});

describe("which panel", () => {
  test("the question decides", () => {
    show({ phase: "race" }, { asks: "move", choices: [] });
    expect(model.panel).toBe("end");
    show({ phase: "race" });
    expect(model.panel).toBe("watching");
    show({ phase: "bets" });
    expect(model.panel).toBe("bets");
  });
  test("the end of a lot comes before the next question", () => {
    show({ phase: "auction" }, { asks: "bid", choices: [lay("K5", 5)] });
    table.playback.nowPlaying = event({ event: "sold", car: "K", power: null, seat: 0, price: 5 });
    expect(model.panel).toBe("reveal");
    expect(model.offer).toBeNull();
  });
  test("between two races one may look at the first", () => {
    show({ phase: "auction", race: 2, races: 2 }, { asks: "bid", choices: [] }, [
      event({ event: "finish", race: 1, reason: "finished", order: ["K"] }),
    ]);
    expect(model.panel).toBe("interlude");
    model.closeReveal();
    flushSync();
    expect(model.panel).toBe("auction");
  });
});

describe("choosing", () => {
  beforeEach(() => show({ phase: "race" }, { asks: "play", choices: [play("K5"), play("R6Y4"), play("R6Y4", true)] }));

  test("a second tap sends", () => {
    model.pick(model.choices[0]!);
    expect(table.sent).toEqual([]);
    model.pick(model.choices[0]!);
    expect(table.sent).toEqual(["play K5"]);
  });
  test("without confirming the first does", () => {
    settings.confirm = false;
    model.pick(model.choices[0]!);
    expect(table.sent).toEqual(["play K5"]);
  });
  test("arrows go through the cards as they lie, copies too, and round", () => {
    const seen = [1, 2, 3, 4].map(() => {
      model.stepBy(1);
      return model.atChoice();
    });
    expect(seen).toEqual([0, 1, 2, 0]);
    model.stepBy(-1);
    expect(model.atChoice()).toBe(2);
  });
  test("a card may be turned round where it is offered so", () => {
    table.decision.choose(play("R6Y4"));
    expect(actionButtons(model).map((button) => button.main ?? false)).toEqual([false, true]);
    table.decision.choose(play("K5"));
    expect(actionButtons(model)).toHaveLength(1);
  });
});

describe("passing", () => {
  test("with what was seen, or with the chosen card itself where that is a pass too", () => {
    show(
      { phase: "auction", shown: [["R6Y4"]] },
      { asks: "bid", choices: [lay("K5", 5), lay("K5", 0), lay("R6Y4", 0)] },
    );
    expect(passFor(model)?.card).toBe("R6Y4");
    table.decision.choose(lay("K5", 5));
    expect(passFor(model)?.card).toBe("K5");
  });
});

describe("a card that is not laid yet", () => {
  beforeEach(() => {
    show({ phase: "auction", shown: [[]] }, { asks: "bid", choices: [lay("K5", 0)] });
    table.decision.heldBid.card = lay("K5", 0) as Lay;
  });
  test("lies in the panel, and the one button takes it back", () => {
    const before = model.step;
    expect(model.offer).toBeNull();
    expect(model.out).toEqual({ card: "K5", bid: 0, place: "laid" });
    const [back, ...more] = actionButtons(model);
    expect([back?.main, more]).toEqual([undefined, []]);
    back!.run();
    expect(model.offer?.asks).toBe("bid");
    expect(model.step).not.toBe(before);
  });
  test("cannot be taken back once it has gone out", () => {
    table.decision.lock(table.decision.chosen);
    expect(actionButtons(model)).toEqual([]);
  });
});

describe("a question", () => {
  test("stays the same step while others answer theirs", () => {
    show({ phase: "auction" }, { asks: "bid", choices: [] });
    const before = model.step;
    show({ phase: "auction" }, { asks: "bid", choices: [] });
    expect(model.step).toBe(before);
  });
  test("that follows at once upon another lot's end is another step", () => {
    const [lot, sold] = [event({ event: "lot" }), event({ event: "sold" })];
    table.playback.nowPlaying = sold;
    show({ phase: "auction" }, null, [lot, sold]);
    const before = model.step;
    show({ phase: "auction" }, null, [lot, sold, lot, sold]);
    expect(model.step).not.toBe(before);
  });
});

describe("a card that is out of the row", () => {
  const lot = event({ event: "lot", car: "K", power: null, round: 1, bidders: [0] });
  const laid = event({ event: "laid", seat: 0, card: "K5", bid: 5 });
  const other = event({ event: "laid", seat: 1, card: "?", bid: "?" });
  const sold = event({ event: "sold", car: "K", power: null, seat: 1, price: 6 });

  test("lies in the panel from the moment it is laid until it is turned, then goes home", () => {
    show({ phase: "auction" }, null, [lot, other]);
    expect(model.out).toBeNull();
    show({ phase: "auction" }, null, [lot, laid, other]);
    expect(model.out).toEqual({ card: "K5", bid: 5, place: "laid" });
    table.playback.nowPlaying = event({ event: "revealed", bids: [] });
    expect(model.out?.place).toBe("turned");
    table.playback.nowPlaying = sold;
    show({ phase: "auction" }, null, [lot, laid, other, sold]);
    expect(model.out?.place).toBe("turned");
    table.playback.nowPlaying = null;
    expect(model.out).toBeNull();
    show({ phase: "auction" }, null, [lot, laid, other, sold, lot]);
    expect(model.out).toBeNull();
  });
  test("lies in the panel as soon as it is sent, and stays the same step when the server has confirmed it", () => {
    show({ phase: "auction" }, { asks: "bid", choices: [lay("K5", 5)] }, [lot]);
    table.decision.choose(lay("K5", 5));
    const asked = model.step;
    table.decision.lock(table.decision.chosen);
    expect([model.offer, model.out]).toEqual([null, { card: "K5", bid: 5, place: "laid" }]);
    const sent = model.step;
    expect(sent).not.toBe(asked);
    table.decision.sending = false;
    show({ phase: "auction" }, null, [lot, laid]);
    expect(model.step).toBe(sent);
  });
  test("stays in the row while there is no connection", () => {
    show({ phase: "auction" }, { asks: "bid", choices: [lay("K5", 5)] }, [lot]);
    table.decision.choose(lay("K5", 5));
    table.decision.lock(table.decision.chosen);
    table.stream.connection = "lost";
    expect([model.offer?.asks, model.out]).toEqual(["bid", null]);
  });
  test("counts as being played from the moment it is sent until the hand is without it", () => {
    show({ phase: "race" }, { asks: "play", choices: [play("K5")] });
    table.decision.choose(play("K5"));
    expect(model.isPlaying).toBe(false);
    table.decision.lock(table.decision.chosen);
    expect(model.isPlaying).toBe(true);
    table.decision.sending = false;
    show({ phase: "race", hands: [["R6Y4", "K5"]] }, null, [
      event({ event: "played", seat: 0, card: "K5", reversed: false, number: 1 }),
    ]);
    expect(model.isPlaying).toBe(false);
  });
  test("is on its way to be played until the hand is without it", () => {
    const played = { event: "played", seat: 0, card: "R6Y4", reversed: false };
    show({ phase: "race" }, null, [event({ ...played, number: 9 })]);
    expect(model.out).toEqual({ card: "R6Y4", bid: 0, place: "played" });
    show({ phase: "race" }, null, [event({ ...played, number: 2 })]);
    expect(model.out).toBeNull();
    show({ phase: "race" }, null, [event({ ...played, seat: 1, number: 9 })]);
    expect(model.out).toBeNull();
  });
});

test.each([
  [0, true],
  [1, false],
  [null, false],
])("a coach is there for the seat that the table names: %s", (coached, here) => {
  table.info = { ...table.info, coached };
  expect(model.coachable).toBe(here);
});
