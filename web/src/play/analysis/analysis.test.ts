// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../../api/api";
import type { AnalysisState, Choice, Decision, GameEvent, Offer, ReplayFrame } from "../../protocol";
import { saveAttempt, readAttempts } from "../puzzles/themes";
import { AnalysisModel } from "./analysis.svelte";
import {
  frameAt,
  chancePath,
  phaseMarks,
  bestDecision,
  gainOverAverage,
  isRight,
  judgedAs,
  points,
  shownCandidates,
  walksAfter,
  worstMoments,
  worstDecision,
} from "./moments";

const decision = (number: number, more: Partial<Decision> = {}): Decision => ({
  number,
  seat: 0,
  kind: "card",
  action: "play R8",
  best: "play K8",
  candidates: [],
  chance: 0.3,
  loss: 0,
  error: 0.01,
  trivial: false,
  mark: "",
  worth: null,
  given: [],
  reason: null,
  cars: [],
  ...more,
});
const candidates = (...chances: [string, number][]): Decision["candidates"] =>
  chances.map(([action, chance]) => ({ action, chance }));

describe("moments", () => {
  const all = [
    decision(1, { mark: "?", loss: 0.06 }),
    decision(2, { mark: "??", loss: 0.2, seat: 1 }),
    decision(3),
    decision(4, { mark: "??", loss: 0.15 }),
  ];

  test("the costliest come first, of all seats or of one", () => {
    expect(worstMoments(all).map((one) => one.number)).toEqual([2, 4, 1]);
    expect(worstMoments(all, 0).map((one) => one.number)).toEqual([4, 1]);
    expect(worstDecision(all, 1)?.number).toBe(2);
    expect(worstDecision(all, 2)).toBeNull();
  });
  test("the best choice is as good as any, and far above the average", () => {
    const plain = decision(1, { chance: 0.5, candidates: candidates(["a", 0.5], ["b", 0.48]) });
    const hard = decision(2, { chance: 0.4, candidates: candidates(["a", 0.4], ["b", 0.1], ["c", 0.1]) });
    const bad = decision(3, { chance: 0.5, loss: 0.3, candidates: candidates(["a", 0.8], ["b", 0.5], ["c", 0]) });
    expect(gainOverAverage(hard)).toBeCloseTo(0.2);
    expect(bestDecision([plain, hard, bad], 0)).toBe(hard);
    expect(bestDecision([plain], 0)).toBeNull();
  });
  test("the best, the chosen one and two more are shown", () => {
    const some = candidates(["a", 0.5], ["b", 0.4], ["c", 0.3], ["d", 0.2], ["e", 0.1]);
    expect(shownCandidates(decision(1, { action: "e", candidates: some })).map((one) => one.action)).toEqual([
      "a",
      "b",
      "c",
      "e",
    ]);
    expect(shownCandidates(decision(1, { action: "b", candidates: some })).map((one) => one.action)).toEqual([
      "a",
      "b",
      "c",
      "d",
    ]);
  });
  test("another that is named is shown too", () => {
    const some = candidates(["a", 0.5], ["b", 0.4], ["c", 0.3], ["d", 0.2], ["e", 0.1], ["f", 0.05]);
    const one = decision(1, { action: "e", best: "a", candidates: some });
    expect(shownCandidates(one, ["f"]).map((each) => each.action)).toEqual(["a", "b", "e", "f"]);
  });
  test("a choice is drawn to the end of its card, or for its own car", () => {
    const moved = (car: string, to: string): GameEvent =>
      ({ event: "moved", car, from: "a1", walk: [to] }) as unknown as GameEvent;
    const other = (event: string): GameEvent => ({ event }) as unknown as GameEvent;
    const events = [other("played"), moved("R", "a2"), moved("K", "a3"), other("turn"), moved("G", "a4")];
    expect(walksAfter(events, "card", true)).toEqual([
      { car: "R", from: "a1", walk: ["a2"], best: true },
      { car: "K", from: "a1", walk: ["a3"], best: true },
    ]);
    expect(walksAfter(events.slice(1), "move", false)).toEqual([{ car: "R", from: "a1", walk: ["a2"], best: false }]);
    expect(walksAfter(events, "bet", false)).toEqual([]);
  });
  test("points have a tenth", () => expect(points(0.0712)).toBe(7.1));
});

describe("an answer", () => {
  const lay = (action: string, bid: number): Choice => ({ kind: "lay", action, bid }) as unknown as Choice;
  const offer = {
    asks: "bid",
    choices: [lay("bid R6", 6), lay("bid R5", 5), lay("pass K1", 0), lay("pass B1", 0)],
  } as unknown as Offer;
  const one = decision(1, {
    best: "pass K1",
    candidates: candidates(["pass K1", 0.4], ["bid R5", 0.395], ["bid R6", 0.2]),
  });

  test("is right within a point of the best", () => {
    expect(isRight(one, offer, offer.choices[2]!)).toBe(true);
    expect(isRight(one, offer, offer.choices[1]!)).toBe(true);
    expect(isRight(one, offer, offer.choices[0]!)).toBe(false);
  });
  test("with another card of the same amount counts as what was judged", () => {
    expect(judgedAs(one, offer, offer.choices[3]!)?.action).toBe("pass K1");
    expect(isRight(one, offer, offer.choices[3]!)).toBe(true);
  });
  test("that nobody judged is not right", () => {
    expect(isRight(one, offer, { kind: "bet", action: "bet K", car: "K" } as unknown as Choice)).toBe(false);
  });
  test("is remembered in this browser, and rubbish there is forgotten", () => {
    localStorage.setItem("downforce.tried", "[1");
    expect(readAttempts()).toEqual({});
    saveAttempt("T#3", false);
    saveAttempt("T#4", true);
    saveAttempt("T#3", true);
    expect(readAttempts()).toEqual({ "T#4": true, "T#3": true });
  });
});

describe("the graph", () => {
  const frame = (phase: string): ReplayFrame => ({ view: { phase } }) as unknown as ReplayFrame;

  test("marks the race, the bets and the end", () => {
    const phases = ["auction", "auction", "race", "race", "bets", "race", "over"].map(frame);
    expect(phaseMarks(phases)).toEqual([
      { at: 2, kind: "race" },
      { at: 4, kind: "bets" },
      { at: 6, kind: "over" },
    ]);
  });
  test("runs from left to right, certain at the top", () => {
    expect(chancePath([[0.5], [1]], 0, 2, 100, 50)).toBe("M0.0 25.0L50.0 0.0");
  });
  test("knows which move lies under a finger", () => {
    expect(frameAt(55, 5, 100, 10)).toBe(5);
    expect(frameAt(-9, 5, 100, 10)).toBe(0);
    expect(frameAt(999, 5, 100, 10)).toBe(10);
  });
});

describe("filling", () => {
  const state = (more: Partial<AnalysisState>): AnalysisState => ({
    status: "running",
    playouts: 100,
    compiled: true,
    done: 0,
    of: 3,
    mine: true,
    seat: null,
    parts: [],
    analysis: null,
    ...more,
  });
  const part = (number: number): AnalysisState["parts"][number] => ({
    number,
    of: 2,
    decision: number ? decision(number) : null,
    chances: [number / 10],
  });

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test("parts are asked for beyond those known, until it is done", async () => {
    const whole = {
      players: 1,
      playouts: 100,
      seed: 0,
      decisions: [decision(1), decision(2)],
      chances: [[0], [0.1], [0.2]],
      ledger: [],
    };
    const asked = vi.spyOn(api, "analysis");
    asked.mockResolvedValueOnce(state({ done: 2, parts: [part(0), part(1)] }));
    asked.mockResolvedValueOnce(state({ done: 2 }));
    asked.mockRejectedValueOnce(new Error("away"));
    asked.mockResolvedValueOnce(state({ status: "done", analysis: whole }));
    const model = new AnalysisModel("T");
    await model.load();
    expect(model.chances).toEqual([[0], [0.1]]);
    expect(model.byNumber.get(1)?.number).toBe(1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked.mock.calls).toEqual([
      ["T", -1],
      ["T", 1],
      ["T", 1],
      ["T", 1],
    ]);
    expect(model.status).toBe("done");
    expect(model.decisions).toHaveLength(2);
    expect(model.failure).toBe("");
  });
});
