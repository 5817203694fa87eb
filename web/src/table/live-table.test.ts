// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../settings/settings.svelte";
import type { Offer, TableInfo, View } from "../protocol";
import { FakeSocket } from "../testing/fake-socket";
import { LiveTable } from "./live-table.svelte";

const socket = (): FakeSocket => FakeSocket.made.at(-1)!;
const info = { id: "t", seats: [], options: { track: "round" } } as unknown as TableInfo;
const car = { space: "a1", laps: 0, place: null, owner: null, paid: null };
const view = {
  track: "round",
  waiting: [0],
  card: null,
  finished: [],
  bets: [[]],
  cars: { K: car, B: car, G: car, Y: car, O: car, R: car },
} as unknown as View;
const offer: Offer = {
  asks: "bet",
  choices: [
    {
      kind: "bet",
      action: "bet R",
      car: "R",
      rank: 1,
      place: null,
      owner: null,
      laps: 0,
      to_finish: 9,
      hand: 0,
      wild: 0,
      pays: [],
    },
  ],
};
const moved = {
  number: 2,
  waiting: [],
  line: 0,
  event: "moved",
  seat: 1,
  car: "R",
  from: "a1",
  to: "a2",
  steps: 1,
  speed: 1,
  bonus: 0,
  lost: 0,
  walk: ["a2"],
  place: null,
};
const whole = { t: "table", seq: 1, info, seat: 0, view, events: [], offer, time: null };
const news = (after: number, facts: object = {}): object => ({
  t: "news",
  after,
  seq: after + 1,
  events: [moved],
  view,
  offer: null,
  time: null,
  ...facts,
});
let table: LiveTable;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  FakeSocket.made = [];
  table = new LiveTable("t");
  table.open();
  socket().onopen?.();
  socket().receives(whole, { t: "pong" });
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("live table", () => {
  it("folds what has changed into what it knows", () => {
    socket().receives(news(1, { events: [], view: { phase: "race", turn: 2 }, offer: undefined }));
    expect(table.playback.shown).toMatchObject({ seq: 2, offer, view: { ...view, phase: "race", turn: 2 } });
    socket().receives(news(2, { events: [], view: { turn: 3 }, offer: null }));
    expect(table.playback.shown).toMatchObject({ seq: 3, offer: null, view: { ...view, phase: "race", turn: 3 } });
  });

  it("shows the whole table, then plays the news", () => {
    expect(table.playback.shown).toMatchObject({ seq: 1, offer });
    socket().receives(news(1));
    expect(table.playback.playing).toBe(true);
    expect(table.playback.shown.offer).toBeNull();
    vi.advanceTimersByTime(500);
    expect(table.playback.shown.seq).toBe(2);
    expect(table.away.missed).toBe(0);
  });

  it("shows a race to its end on its own track, when the next one of a tour is known already", async () => {
    vi.stubGlobal("fetch", (path: string) =>
      Promise.resolve(new Response(JSON.stringify({ name: path.split("/").at(-1) }))),
    );
    const tour = { ...info, options: { track: ["first", "second"] } };
    socket().receives({ ...whole, seq: 2, info: tour, view: { ...view, track: "first" } });
    await vi.waitFor(() => expect(table.track?.name).toBe("first"), 300_000);
    socket().receives(news(2, { view: { track: "second" } }));
    await vi.advanceTimersByTimeAsync(20);
    expect(table.playback.playing).toBe(true);
    expect(table.track?.name).toBe("first");
    table.playback.showEnd();
    expect(table.track?.name).toBe("second"); // at once: it was fetched with the first
  });

  it("sends what is chosen once, and is ready again when its news are here", () => {
    table.decision.choose(table.playback.shown.offer!.choices[0]!);
    table.decision.confirm();
    table.decision.confirm();
    const [, command] = socket().sent;
    expect(socket().sent).toHaveLength(2);
    expect(command).toMatchObject({ t: "act", seq: 1, action: "bet R" });
    expect(command!.id).toMatch(/^[0-9a-f]{24}$/);
    socket().receives({ t: "done", id: command!.id, seq: 2 });
    expect(table.decision.sending).toBe(true);
    socket().receives(news(1));
    expect(table.decision.sending).toBe(false);
    expect(table.decision.chosen).toBeNull();
  });

  it("takes no second answer while what others did before the first one is still being shown", () => {
    table.decision.choose(offer.choices[0]!);
    table.decision.confirm();
    const { id } = socket().sent[1]!;
    const bet = { number: 3, waiting: [], event: "bet", seat: 0, car: "R" };
    socket().receives(news(1, { offer: undefined }), { t: "done", id, seq: 3 }, news(2, { events: [bet] }));
    expect([table.decision.sending, table.playback.shown.seq, table.decision.underway]).toEqual([
      false,
      1,
      offer.choices[0],
    ]);
    table.decision.confirm();
    expect(socket().sent.filter((message) => message.t === "act")).toHaveLength(1);
    table.playback.showEnd();
    expect([table.playback.shown.seq, table.decision.underway]).toEqual([3, null]);
  });

  it("keeps a choice through news that leave its question as it is", () => {
    const choice = table.playback.shown.offer!.choices[0]!;
    table.decision.choose(choice);
    socket().receives(news(1, { events: [], offer }));
    expect(table.decision.chosen).toBe(choice);
  });

  it("drops a choice with its question, even if the news of it had to wait for others", () => {
    table.decision.choose(offer.choices[0]!);
    table.decision.confirm();
    const { id } = socket().sent[1]!;
    const bet = { number: 3, waiting: [], event: "bet", seat: 0, car: "R" };
    socket().receives(news(1, { offer }), { t: "done", id, seq: 3 }, news(2, { events: [bet], offer: null }));
    expect(table.decision.chosen).toBe(offer.choices[0]);
    vi.advanceTimersByTime(5000);
    expect([table.playback.shown.seq, table.decision.chosen]).toEqual([3, null]);
  });

  it("does not carry a choice over to the next question, even if it offers the same", () => {
    table.decision.choose(offer.choices[0]!);
    socket().receives(news(1, { offer: null }), news(2, { events: [], offer }));
    vi.advanceTimersByTime(5000);
    expect(table.playback.shown).toMatchObject({ seq: 3, offer });
    expect(table.decision.chosen).toBeNull();
  });

  it("tells why a command was refused, and lets another be chosen", () => {
    table.decision.act(offer.choices[0]!);
    socket().receives({ t: "no", id: socket().sent[1]!.id, why: "stale", args: {} });
    expect(table.refusal).toEqual({ why: "stale", args: {} });
    expect(table.decision.sending).toBe(false);
  });

  it("comes back by number, and sums up what was missed", () => {
    socket().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    expect(socket().url).toContain("&since=1");
    socket().onopen?.();
    socket().receives({ t: "info", info, seat: 0 }, news(1), news(2), { t: "pong" });
    expect(table.playback.playing).toBe(false);
    expect(table.playback.shown.seq).toBe(3);
    expect(table.away.missed).toBe(2);
    table.showMissed();
    expect(table.playback.playing).toBe(true);
    expect(table.playback.shown.seq).toBe(1);
    vi.advanceTimersByTime(2000);
    expect(table.playback.shown.seq).toBe(3);
  });

  it("plays nothing while nobody looks", () => {
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    socket().receives(news(1));
    expect([table.playback.playing, table.playback.shown.seq]).toEqual([false, 2]);
    hidden.mockRestore();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(table.away.missed).toBe(1);
    vi.advanceTimersByTime(6000);
    expect(table.away.missed).toBe(0);
  });

  it("asks for the whole table when numbers do not fit, and ignores what it knows", () => {
    socket().receives(news(0));
    expect(table.playback.shown.seq).toBe(1);
    socket().receives(news(5));
    expect(FakeSocket.made).toHaveLength(2);
    expect(socket().url).not.toContain("since");
  });

  it("counts down by the server's clock", () => {
    const now = Date.now() / 1000 - 50; // its clock is behind ours
    socket().receives(news(1, { time: { now, until: { 0: now + 30 } } }));
    expect(table.deadline(0)! - Date.now()).toBeCloseTo(30_000, -1);
    expect(table.deadline(1)).toBeNull();
  });

  it("shows what somebody calls out for some seconds, unless that is muted", () => {
    socket().receives({ t: "reacted", seat: 1, sign: "blocked" });
    expect(table.reactions).toEqual({ 1: "blocked" });
    vi.advanceTimersByTime(3000);
    socket().receives({ t: "reacted", seat: 1, sign: "ouch" });
    vi.advanceTimersByTime(3000);
    expect(table.reactions).toEqual({ 1: "ouch" });
    vi.advanceTimersByTime(3000);
    expect(table.reactions).toEqual({});
    settings.reactions = false;
    socket().receives({ t: "reacted", seat: 1, sign: "ouch" }, { t: "reacted", seat: 0, sign: "bravo" });
    expect(table.reactions).toEqual({ 0: "bravo" }); // the reader's own reaction is shown
    settings.reactions = true;
  });

  it("takes new time with news that tell nothing else", () => {
    vi.setSystemTime(5000);
    socket().receives(news(0, { time: { now: 5, until: { 0: 35 } } })); // as after taking back control
    expect(table.deadline(0)).toBe(35_000);
    expect(table.playback.shown.seq).toBe(1);
  });

  it("hears a nudge of its own seat alone", () => {
    socket().receives({ t: "nudged", seat: 1, by: 0 });
    expect(table.signals.nudge).toBeNull();
    socket().receives({ t: "nudged", seat: 0, by: 1 });
    expect(table.signals.nudge).toEqual({ t: "nudged", seat: 0, by: 1 });
  });

  it("takes the wheel back when the reader comes back, not when a bot takes it under their eyes", () => {
    const seats = [{ seat: 0, kind: "person", driver: "pro" }];
    const driven = { ...info, status: "running", seats };
    socket().receives({ t: "info", info: driven, seat: 0 });
    expect(socket().sent.map((message) => message.t)).not.toContain("take_control");
    socket().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    socket().onopen?.();
    socket().receives({ t: "info", info: driven, seat: 0 }, news(1), { t: "pong" });
    expect(socket().sent.map((message) => message.t)).toContain("take_control");
  });

  it("says that it must be reloaded when the server does not know a message, and keeps a command that waits", () => {
    table.decision.act(offer.choices[0]!);
    table.takeControl();
    socket().receives({ t: "no", id: null, why: "not-a-message", args: {} });
    expect(table.refusal).toEqual({ why: "not-a-message", args: {} });
    expect([table.decision.sending, table.decision.underway?.action]).toEqual([true, "bet R"]);
  });

  it("leaves the rest to a bot, and shows only how it ends", () => {
    table.playOut();
    expect(socket().sent.at(-1)).toEqual({ t: "play_out" });
    socket().receives(news(1), news(2));
    expect([table.playback.playing, table.playback.shown.seq]).toEqual([false, 3]);
    table.takeControl();
    socket().receives(news(3));
    expect(table.playback.playing).toBe(true);
  });
});
