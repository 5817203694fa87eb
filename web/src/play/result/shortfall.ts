/* Why a player finished behind the winner: whichever of prizes, bets and prices cost them most. */
import type { Sheet, TourSheet } from "../../protocol";

export type Source = "racing" | "betting" | "auction";

export interface Shortfall {
  by: Source;
  amount: number;
}

/** The sums of prizes, bets and prices on a score sheet; in a tour, over both races. */
function sums(sheet: Sheet | TourSheet): Record<Source, number> {
  const races = "races" in sheet ? sheet.races : [sheet];
  const sum = (by: Source): number => races.reduce((all, race) => all + (race[by] ?? 0), 0);
  return { racing: sum("racing"), betting: sum("betting"), auction: -sum("auction") };
}

/** Null if both players have the same money: then a tie-break decided. */
export function findShortfall(sheet: Sheet | TourSheet, winner: Sheet | TourSheet): Shortfall | null {
  const [mine, theirs] = [sums(sheet), sums(winner)];
  const behind = (["racing", "betting", "auction"] as const).map((by) => ({ by, amount: theirs[by] - mine[by] }));
  if (behind.reduce((sum, { amount }) => sum + amount, 0) <= 0) return null;
  return behind.reduce((a, b) => (b.amount > a.amount ? b : a));
}
