/* Why a player finished behind the winner: whichever of prizes, bets and prices cost them most. */
import type { Sheet, TourSheet, CarLetter, Outcome } from "../../protocol";

export type Source = "racing" | "betting" | "auction";

/** The sums of prizes, bets and prices on a score sheet; in a tour, over both races. */
function sums(sheet: Sheet | TourSheet): Record<Source, number> {
  const races = "races" in sheet ? sheet.races : [sheet];
  const sum = (by: Source): number => races.reduce((all, race) => all + (race[by] ?? 0), 0);
  return { racing: sum("racing"), betting: sum("betting"), auction: -sum("auction") };
}

/** Null if both players have the same money: then a tie-break decided. */
export function findShortfall(
  sheet: Sheet | TourSheet,
  winner: Sheet | TourSheet,
): { by: Source; amount: number } | null {
  const [mine, theirs] = [sums(sheet), sums(winner)];
  const behind = (["racing", "betting", "auction"] as const).map((by) => ({ by, amount: theirs[by] - mine[by] }));
  if (behind.reduce((sum, { amount }) => sum + amount, 0) <= 0) return null;
  return behind.reduce((a, b) => (b.amount > a.amount ? b : a));
}

/** The winner's car that came furthest in the last race; if there are several winners, the best of all their cars. Null if they own none. */
export function bestCar(outcome: Outcome): CarLetter | null {
  const race = outcome.races.at(-1);
  if (!race) return null;
  const theirs = new Set(
    race.sheets.filter((sheet) => outcome.winners.includes(sheet.seat)).flatMap((sheet) => Object.keys(sheet.cars)),
  );
  return [...race.placed, ...race.stalled].find((car) => theirs.has(car)) ?? null;
}
