// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EventOf } from "../../game/events";
import type { GameEvent, Offer } from "../../protocol";
import type { Pace, NewsItem, PlaybackListener } from "./news-item";
import { Playback } from "./playback.svelte";

const moved = (car: "R" | "K", walk: string[], facts: Partial<EventOf<"moved">> = {}): GameEvent => ({
  number: 1,
  waiting: [],
  event: "moved",
  line: 0,
  seat: 0,
  car,
  from: "a1",
  to: walk.at(-1) ?? "a1",
  steps: walk.length,
  speed: walk.length,
  bonus: 0,
  lost: 0,
  walk,
  place: null,
  power: null,
  order: ["K", "B", "G", "Y", "O", "R"],
  laps: 0,
  ...facts,
});
const played: GameEvent = { number: 1, waiting: [], event: "played", seat: 0, card: "R2", reversed: false };
const turn: GameEvent = { number: 1, waiting: [], event: "turn", seat: 1 };
const sold: GameEvent = {
  number: 1,
  waiting: [],
  event: "sold",
  car: "R",
  power: null,
  seat: 0,
  price: 3,
  why: { by: "alone", rivals: [], breaks: [] },
};
const item = (seq: number, events: GameEvent[], offer: Offer | null = null): NewsItem => ({
  seq,
  events,
  view: null,
  offer,
});
const offer = (action: string): Offer => ({
  asks: "bet",
  choices: [
    {
      kind: "bet",
      action,
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
});

function playback(pace: Partial<Pace> = {}, listener: PlaybackListener = {}): Playback {
  return new Playback(() => ({ speed: 1, reveal: 6000, ...pace }), listener);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("playback", () => {
  it("shows an event after another, then how things stand", () => {
    const shown = playback();
    shown.add(item(1, [moved("R", ["a2", "a3"]), moved("K", ["b2"])]));
    expect(shown.playing).toBe(true);
    expect(shown.shown).toMatchObject({ seq: 0 });
    expect(shown.nowPlaying).toMatchObject({ car: "R" });
    expect(shown.shown.events).toHaveLength(1);
    vi.advanceTimersByTime(2 * 150 + 200 + 40);
    expect(shown.nowPlaying).toMatchObject({ car: "K" });
    expect(shown.cars.R.space).toBe("a3");
    vi.advanceTimersByTime(150 + 200 + 40);
    expect(shown.playing).toBe(false);
    expect(shown.shown).toMatchObject({ seq: 1 });
    expect(shown.shown.events).toHaveLength(2);
  });

  it("takes at most 1.2 seconds a move", () => {
    const shown = playback();
    shown.add(
      item(1, [
        moved(
          "R",
          Array.from({ length: 10 }, (_, i) => `a${i}`),
        ),
      ]),
    );
    vi.advanceTimersByTime(1200 + 200 + 50);
    expect(shown.playing).toBe(false);
  });

  it("shows moves at once when motion is off, but leaves time to read a reveal", () => {
    const shown = playback({ speed: 0 });
    shown.add(item(1, [played, moved("R", ["a2"]), turn]));
    expect(shown.shown.seq).toBe(1);
    expect(shown.cards.last).toHaveLength(2);
    shown.add(item(2, [sold]));
    expect(shown.nowPlaying).toBe(sold);
    vi.advanceTimersByTime(6100);
    expect(shown.shown.seq).toBe(2);
  });

  it("holds a reveal until it is closed, if so set", () => {
    const shown = playback({ reveal: null });
    shown.add(item(1, [sold]));
    vi.advanceTimersByTime(60_000);
    expect(shown.nowPlaying).toBe(sold);
    shown.showNext();
    expect(shown.playing).toBe(false);
  });

  it("leaves the powers kept until they are closed, if so set", () => {
    const kept: GameEvent = { number: 1, waiting: [], event: "kept", powers: [null] };
    const [waits, goesOn] = [playback({ reveal: null }), playback()];
    for (const shown of [waits, goesOn]) shown.add(item(1, [kept]));
    vi.advanceTimersByTime(3000);
    expect([waits.playing, goesOn.playing]).toEqual([true, false]);
    waits.showNext();
    expect(waits.playing).toBe(false);
  });

  it("numbers a question by the news it came with, whatever else is told meanwhile", () => {
    const shown = playback();
    shown.reset(item(1, [], offer("bet R")));
    shown.add(item(2, [], offer("bet R")));
    expect(shown.shown).toMatchObject({ seq: 2, asked: 1 });
    shown.reset(item(3, [], offer("bet R")));
    expect(shown.shown.asked).toBe(1);
    shown.add(item(4, [], offer("bet K")));
    expect(shown.shown.asked).toBe(4);
  });

  it("stands still while it is paused", () => {
    const shown = playback();
    shown.add(item(1, [moved("R", ["a2"])]));
    shown.pause();
    vi.advanceTimersByTime(5000);
    expect(shown.elapsed).toBeLessThan(20);
    shown.resume();
    vi.advanceTimersByTime(400);
    expect(shown.playing).toBe(false);
  });

  it("hurries when much waits", () => {
    const slow = playback();
    slow.add(item(1, [moved("R", ["a2", "a3", "a4", "a5"])]));
    for (let seq = 2; seq < 8; seq++) slow.add(item(seq, []));
    vi.advanceTimersByTime(450);
    expect(slow.shown.seq).toBe(7);
  });

  it("shows the end of all that waits", () => {
    const begun: string[] = [];
    const shown = playback({}, { onBegin: (event) => begun.push(event.event) });
    shown.add(item(1, [played, moved("R", ["a2"])]));
    shown.add(item(2, [moved("K", ["b2"]), turn]));
    shown.showEnd();
    expect(shown.shown).toMatchObject({ seq: 2 });
    expect(shown.shown.events).toHaveLength(4);
    expect(shown.cards.last).toHaveLength(3);
    expect(begun).toEqual(["played"]);
  });

  it("keeps a question that stays the same, and drops any other while moves are shown", () => {
    const shown = playback();
    const first = offer("bet R");
    shown.reset(item(1, [], first));
    shown.add(item(2, [turn], offer("bet R")));
    expect(shown.shown.offer).toBe(first);
    shown.add(item(3, [moved("R", ["a2"])], offer("bet K")));
    expect(shown.shown.offer).toBeNull();
    vi.advanceTimersByTime(400);
    expect(shown.shown.offer).toEqual(offer("bet K"));
  });

  it("tells of every step, and of the arrival", () => {
    let steps = 0;
    let arrivals = 0;
    const shown = playback({}, { onStep: () => steps++, onArrive: () => arrivals++ });
    shown.add(item(1, [moved("R", ["a2", "a3", "a4"])]));
    vi.advanceTimersByTime(1000);
    expect([steps, arrivals]).toEqual([3, 1]);
  });

  it("keeps the trails of the card before until its turn is over", () => {
    const shown = playback({ speed: 0 });
    shown.add(item(1, [played, moved("R", ["a2"]), turn]));
    shown.add(item(2, [{ ...played, card: "K2" }, moved("K", ["b2"])]));
    expect([shown.cards.last.length, shown.cards.before.length]).toEqual([2, 2]);
    shown.add(item(3, [turn]));
    expect([shown.cards.last.length, shown.cards.before.length]).toEqual([2, 0]);
  });
});
