/* The finish of a game, step by step: cars come to the podium, bet slips are turned, and the winner is named last. */
import type { CarLetter, Outcome } from "../../../protocol";

export type FinishStep = { at: number } & ( // milliseconds from the beginning
  | { kind: "car"; car: CarLetter; place: number; owner: number | null; prize: number }
  | { kind: "slip"; seat: number; bet: number; car: CarLetter; pays: number }
  | { kind: "winner" }
);

export interface FinishPlan {
  steps: FinishStep[];
  /** Milliseconds until the result follows. */
  length: number;
  /** The money of each seat before the first step: less what they paid, and with what earlier races of a tour brought. Null if no money is counted. */
  start: number[] | null;
}

const BEGIN = 500; // milliseconds
const PODIUM = 600; // for each of the first three cars
const BEHIND = 300; // for each other car
const SLIP = 170;
const BETWEEN = 450; // after the cars, and after each bet
const CHEERS = 2800;

/** Plans the finish. It takes less than 12 seconds, whatever the number of players. */
export function planFinish(outcome: Outcome): FinishPlan {
  const race = outcome.races.at(-1);
  const sheets = race?.sheets ?? [];
  const steps: FinishStep[] = [];
  let at = BEGIN;
  for (const car of [...(race?.placed ?? [])].reverse()) {
    const place = race!.placed.indexOf(car) + 1;
    const sheet = sheets.find((one) => one.cars[car]);
    steps.push({ at, kind: "car", car, place, owner: sheet?.seat ?? null, prize: sheet?.cars[car]?.prize ?? 0 });
    at += place > 3 ? BEHIND : PODIUM;
  }
  at += BETWEEN;
  const order = sheets.map((sheet) => sheet.seat).sort(winnersLast(outcome));
  const bets = outcome.scores ? Math.max(0, ...sheets.map((sheet) => sheet.bets.length)) : 0;
  for (let bet = 0; bet < bets; bet++) {
    for (const seat of order) {
      const made = sheets.find((sheet) => sheet.seat === seat)?.bets[bet];
      if (!made) continue;
      steps.push({ at, kind: "slip", seat, bet, car: made.car, pays: made.pays });
      at += SLIP;
    }
    at += BETWEEN;
  }
  steps.push({ at, kind: "winner" });
  return { steps, length: at + CHEERS, start: startOf(outcome, steps) };
}

/** Compares seats so that less money comes first and winners come last. */
function winnersLast({ winners, scores }: Outcome): (a: number, b: number) => number {
  const won = (seat: number): number => Number(winners.includes(seat));
  return (a, b) => won(a) - won(b) || (scores?.[a] ?? 0) - (scores?.[b] ?? 0);
}

function startOf({ scores }: Outcome, steps: FinishStep[]): number[] | null {
  return scores?.map((score, seat) => score - gained(steps, seat)) ?? null;
}

/** Returns the money that a seat gains by these steps. */
function gained(steps: readonly FinishStep[], seat: number): number {
  return steps.reduce((sum, step) => {
    if (step.kind === "car") return sum + (step.owner === seat ? step.prize : 0);
    return sum + (step.kind === "slip" && step.seat === seat ? step.pays : 0);
  }, 0);
}

/** The money of each seat after a number of steps; null if none is counted. */
export function moneyAfter({ start, steps }: FinishPlan, count: number): number[] | null {
  return start?.map((money, seat) => money + gained(steps.slice(0, count), seat)) ?? null;
}
