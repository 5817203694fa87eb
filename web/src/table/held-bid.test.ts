// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../settings/settings.svelte";
import type { Choice, Offer, TableInfo, View } from "../protocol";
import { FakeSocket } from "../testing/fake-socket";
import { HOLD_TIME, SEND_BEFORE_DEADLINE } from "./held-bid.svelte";
import { LiveTable } from "./live-table.svelte";

const socket = (): FakeSocket => FakeSocket.made.at(-1)!;
const person = (seat: number, more: object = {}): object => ({ seat, kind: "person", driver: null, ...more });
const info = (...others: object[]): TableInfo =>
  ({ id: "t", seats: [person(0), ...others], options: { track: "round" }, clock: "none" }) as unknown as TableInfo;
const car = { space: "a1", laps: 0, place: null, owner: null, paid: null };
const view = (...waiting: number[]): View =>
  ({ track: "round", waiting, cars: { K: car, B: car, G: car, Y: car, O: car, R: car } }) as unknown as View;
const pass: Choice = { kind: "lay", action: "pass K5", card: "K5", bid: 0, by: "pass" };
const offer: Offer = { asks: "bid", choices: [pass] };
const news = (after: number, waiting: number[], asked: Offer | null = offer): object => ({
  t: "news",
  after,
  seq: after + 1,
  events: [],
  view: view(...waiting),
  offer: asked,
  time: null,
});
let table: LiveTable;

/** The player is asked to bid along with the others, and passes. */
function passAt(others: object[], waiting: number[], more: object = {}): void {
  socket().receives(
    {
      t: "table",
      seq: 1,
      info: info(...others),
      seat: 0,
      view: view(0, ...waiting),
      events: [],
      offer,
      time: null,
      ...more,
    },
    { t: "pong" },
  );
  table.decision.choose(pass);
  table.decision.confirm();
}
const sent = (): (string | undefined)[] =>
  FakeSocket.made.flatMap((made) =>
    made.sent.filter((message) => message.t === "act").map((message) => message.action),
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  settings.guard = true;
  FakeSocket.made = [];
  table = new LiveTable("t");
  table.open();
  socket().onopen?.();
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a card laid while another person still chooses", () => {
  beforeEach(() => passAt([person(1)], [1]));

  it("is held, and goes out after a few seconds", () => {
    expect([sent(), table.decision.held]).toEqual([[], pass]);
    vi.advanceTimersByTime(HOLD_TIME - 1);
    expect(sent()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent()).toEqual(["pass K5"]);
    expect([table.decision.held, table.decision.sending]).toEqual([pass, true]); // no question in between
    expect(table.decision.underway).toEqual(pass);
    socket().receives({ t: "done", id: socket().sent.at(-1)!.id, seq: 2 }, news(1, [1], null));
    expect([table.decision.held, table.decision.underway]).toEqual([null, null]);
    vi.advanceTimersByTime(2 * HOLD_TIME);
    expect(sent()).toHaveLength(1);
  });
  it("can be taken back: the question stands again, and another answer can be given", () => {
    table.decision.takeBack();
    expect(table.decision.held).toBeNull();
    vi.advanceTimersByTime(2 * HOLD_TIME);
    expect(sent()).toEqual([]);
    table.decision.choose(pass);
    table.decision.confirm();
    vi.advanceTimersByTime(HOLD_TIME);
    expect(sent()).toEqual(["pass K5"]);
  });
  it("cannot be taken back once it has gone out", () => {
    vi.advanceTimersByTime(HOLD_TIME);
    table.decision.takeBack();
    expect(table.decision.held).toBe(pass);
  });
  it("goes out as soon as the others have laid, once", () => {
    socket().receives(news(1, [0]));
    expect(sent()).toEqual(["pass K5"]);
    vi.advanceTimersByTime(2 * HOLD_TIME);
    expect(sent()).toHaveLength(1);
  });
  it("goes out when a bot has taken the other's seat", () => {
    socket().receives({ t: "info", info: info(person(1, { driver: "pro" })), seat: 0 });
    expect(sent()).toEqual(["pass K5"]);
  });
  it("goes out when the page is left, hidden or closed", () => {
    dispatchEvent(new Event("pagehide"));
    table.close();
    expect(sent()).toEqual(["pass K5"]);
  });
  it("goes out when the line is back, if its time was up meanwhile", () => {
    const before = socket();
    before.onclose?.({ code: 1006 });
    before.readyState = 3;
    vi.advanceTimersByTime(HOLD_TIME);
    socket().sent.length = 0;
    socket().onopen?.();
    socket().receives({
      t: "table",
      seq: 1,
      info: info(person(1)),
      seat: 0,
      view: view(0, 1),
      events: [],
      offer,
      time: null,
    });
    expect(socket().sent.map((message) => message.action)).toContain("pass K5");
    expect(table.decision.held).toBe(pass);
  });
  it("is still held when the line was only short away", () => {
    socket().receives({
      t: "table",
      seq: 1,
      info: info(person(1)),
      seat: 0,
      view: view(0, 1),
      events: [],
      offer,
      time: null,
    });
    expect([sent(), table.decision.held]).toEqual([[], pass]);
  });
  it("is forgotten when its question is gone", () => {
    socket().receives(news(1, [1], null));
    expect(table.decision.held).toBeNull();
    vi.advanceTimersByTime(2 * HOLD_TIME);
    expect(sent()).toEqual([]);
  });
  it("is left to the other tab when the seat is opened there", () => {
    socket().receives({ t: "elsewhere" });
    vi.advanceTimersByTime(2 * HOLD_TIME);
    expect(table.decision.held).toBeNull();
    expect(sent()).toEqual([]);
  });
  it("is open again when it is refused", () => {
    vi.advanceTimersByTime(HOLD_TIME);
    socket().receives({ t: "no", id: socket().sent.at(-1)!.id, why: "stale", args: {} });
    expect([table.decision.held, table.decision.sending]).toEqual([null, false]);
  });
});

describe("a card goes out at once", () => {
  it.each([
    ["when only bots still choose", [{ seat: 1, kind: "bot", driver: null }], [1]],
    ["when a bot drives for the other", [person(1, { driver: "pro" })], [1]],
    ["when all others have laid", [person(1)], []],
  ])("%s", (_, others, waiting) => {
    passAt(others, waiting);
    expect(sent()).toEqual(["pass K5"]);
  });
  it("when the clock leaves no time to think again", () => {
    const now = Date.now() / 1000;
    passAt([person(1)], [1], { time: { now, until: { 0: now + SEND_BEFORE_DEADLINE / 1000 } } });
    expect(sent()).toEqual(["pass K5"]);
  });
  it("when the reader wants no guard", () => {
    settings.guard = false;
    passAt([person(1)], [1]);
    expect(sent()).toEqual(["pass K5"]);
  });
});

it("is held for less where the clock runs out", () => {
  const now = Date.now() / 1000;
  passAt([person(1)], [1], { time: { now, until: { 0: now + SEND_BEFORE_DEADLINE / 1000 + 1 } } });
  expect(sent()).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(sent()).toEqual(["pass K5"]);
});
