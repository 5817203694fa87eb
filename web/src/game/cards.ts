// Reads cards from their names: "R6Y4K2B1" has four lines from top to bottom, "R8" is a Speed-8, and "?" is a hidden card.
import type { CarLetter, Strength, View } from "../protocol";

export const CARS: readonly CarLetter[] = ["K", "B", "G", "Y", "O", "R"];
export type CarMark = CarLetter | "W";

export interface CardLine {
  car: CarMark;
  speed: number;
}

/** Race numbers have two equal digits, so that they cannot be mistaken for a speed, a price or a prize. */
export const NUMBER: Record<CarMark, string> = { K: "11", B: "22", G: "33", Y: "44", O: "55", R: "66", W: "" };

export function readCard(card: string): CardLine[] {
  return [...card.matchAll(/([KBGYORW])(\d)/g)].map((found) => ({ car: found[1] as CarMark, speed: Number(found[2]) }));
}

export function isSpeed8(card: string): boolean {
  return card.length === 2 && card.endsWith("8");
}

export interface CarStrength extends Strength {
  car: CarLetter;
}

/** Returns how far the cards of a seat can move each car; nothing if these cards are hidden from the reader. */
export function strengthsIn(view: View | null, seat: number | null): CarStrength[] {
  const found = view && seat !== null ? view.strengths[seat] : null;
  return found ? CARS.map((car) => ({ car, ...found[car] })) : [];
}
