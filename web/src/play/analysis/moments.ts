/** Picks the notable moments of an analysis: the worst ones, each player's best and worst choice, and the candidates worth showing. */
import type { Candidate, CarLetter, Choice, Decision, GameEvent, Offer, ReplayFrame } from "../../protocol";

const A_POINT = 0.01;
const WORTH_TELLING = 0.02; // a best choice must be this much better than the average

/** The decisions that have a mark, costliest first; for one seat or for all. */
export function worstMoments(decisions: readonly Decision[], seat: number | null = null, most = 12): Decision[] {
  const marked = decisions.filter((one) => one.mark && (seat === null || one.seat === seat));
  return marked.sort((a, b) => b.loss - a.loss).slice(0, most);
}

export const worstDecision = (decisions: readonly Decision[], seat: number): Decision | null =>
  worstMoments(decisions, seat, 1)[0] ?? null;

/** By how much a choice is better than the average of all candidates. */
export function gainOverAverage(one: Decision): number {
  const sum = one.candidates.reduce((total, candidate) => total + candidate.chance, 0);
  return one.candidates.length ? one.chance - sum / one.candidates.length : 0;
}

/** The choice that was as good as the best candidate and the furthest above average. */
export function bestDecision(decisions: readonly Decision[], seat: number): Decision | null {
  const good = decisions.filter(
    (one) => one.seat === seat && !one.trivial && one.loss <= A_POINT && gainOverAverage(one) >= WORTH_TELLING,
  );
  return good.sort((a, b) => gainOverAverage(b) - gainOverAverage(a))[0] ?? null;
}

/** The best candidates, four in all; the chosen one, and any other that is named, are always among them. */
export function shownCandidates(one: Decision, others: readonly string[] = []): Candidate[] {
  const named = new Set([one.action, one.best, ...others]);
  const must = one.candidates.filter((candidate) => named.has(candidate.action));
  const rest = one.candidates
    .filter((candidate) => !named.has(candidate.action))
    .slice(0, Math.max(0, 4 - must.length));
  return one.candidates.filter((candidate) => must.includes(candidate) || rest.includes(candidate));
}

/** The way of a car after a choice, drawn on the board beside that of another choice. */
export interface ComparedWalk {
  car: CarLetter;
  from: string;
  walk: string[];
  best: boolean; // whether it follows from the best choice
}

/** The ways of the cars that a choice moves: all cars of its card, or the one car in question. */
export function walksAfter(events: readonly GameEvent[], kind: Decision["kind"], best: boolean): ComparedWalk[] {
  const found: ComparedWalk[] = [];
  for (const [at, event] of events.entries()) {
    if ((event.event === "played" && at > 0) || event.event === "turn" || event.event === "betting") break;
    if (event.event === "moved") found.push({ car: event.car, from: event.from, walk: event.walk, best });
  }
  return kind === "card" ? found : kind === "move" ? found.slice(0, 1) : [];
}

/** The events of a game from an action on. */
export const eventsFrom = (frames: readonly ReplayFrame[], number: number): GameEvent[] =>
  frames.filter((frame) => frame.seq >= number).flatMap((frame) => frame.events);

/** A winning chance in percentage points, to one decimal. */
export const points = (share: number): number => Math.round(share * 1000) / 10;

/** A winning chance in whole per cent. */
export const percent = (share: number): number => Math.round(share * 100);

/** The judged candidate that matches an answer. Only one bid of each amount was judged. */
export function judgedAs(one: Decision, offer: Offer, chosen: Choice): Candidate | null {
  const same = one.candidates.find((candidate) => candidate.action === chosen.action);
  if (same || chosen.kind !== "lay") return same ?? null;
  const bids = new Map(
    offer.choices.flatMap((choice) => (choice.kind === "lay" ? [[choice.action, choice.bid] as const] : [])),
  );
  return one.candidates.find((candidate) => bids.get(candidate.action) === chosen.bid) ?? null;
}

/** Whether an answer is right: within one point of the best. An answer that was not judged is wrong. */
export function isRight(one: Decision, offer: Offer, chosen: Choice): boolean {
  const best = Math.max(...one.candidates.map((candidate) => candidate.chance));
  const found = judgedAs(one, offer, chosen);
  return chosen.action === one.best || (found !== null && best - found.chance <= A_POINT);
}

export interface PhaseMark {
  at: number; // number of the frame
  kind: "race" | "bets" | "over";
}

/** The actions at which the race begins, bets are made, and the game ends. */
export function phaseMarks(frames: readonly ReplayFrame[]): PhaseMark[] {
  return frames.flatMap((frame, at): PhaseMark[] => {
    const { phase } = frame.view;
    if (!at || phase === frames[at - 1]?.view.phase) return [];
    if (phase === "bets" || phase === "over") return [{ at, kind: phase }];
    return phase === "race" && frames[at - 1]?.view.phase !== "bets" ? [{ at, kind: "race" }] : [];
  });
}

/** The SVG path of one seat's winning chances, from left to right, in a box of the given size. */
export function chancePath(
  chances: readonly (readonly number[])[],
  seat: number,
  last: number,
  width: number,
  height: number,
): string {
  return chances
    .map(
      (now, at) =>
        `${at ? "L" : "M"}${((at * width) / Math.max(1, last)).toFixed(1)} ${((1 - (now[seat] ?? 0)) * height).toFixed(1)}`,
    )
    .join("");
}

/** The frame at a horizontal position of the graph. */
export function frameAt(x: number, left: number, width: number, last: number): number {
  return Math.min(last, Math.max(0, Math.round(((x - left) / Math.max(1, width)) * last)));
}
