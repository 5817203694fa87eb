// Chooses the colour of the result screen.
import type { CarLetter, Outcome } from "../../protocol";

/** The winner's car that came furthest in the last race; if there are several winners, the best of all their cars. Null if they own none. */
export function bestCar(outcome: Outcome): CarLetter | null {
  const race = outcome.races.at(-1);
  if (!race) return null;
  const theirs = new Set(
    race.sheets.filter((sheet) => outcome.winners.includes(sheet.seat)).flatMap((sheet) => Object.keys(sheet.cars)),
  );
  return [...race.placed, ...race.stalled].find((car) => theirs.has(car)) ?? null;
}
