// Reads cards from their names: "R6Y4K2B1" has four lines from top to bottom, "R8" is a Speed-8, and "?" is a hidden card.
import type { CarLetter } from "../protocol";

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

export interface Strength {
  car: CarLetter;
  sum: number; // sum of the car's lines in the hand
  wild: number; // spaces that wilds on the other cards could add
  best: number[]; // the car's three highest lines
}

/** How far a hand can move each car. */
export function strengths(hand: string[]): Strength[] {
  const cards = hand.map(readCard);
  return CARS.map((car) => {
    const own = cards.flatMap((lines) => lines.filter((line) => line.car === car).map((line) => line.speed));
    const wild = cards
      .filter((lines) => !lines.some((line) => line.car === car))
      .map((lines) => Math.max(0, ...lines.filter((line) => line.car === "W").map((line) => line.speed)));
    return { car, sum: total(own), wild: total(wild), best: own.sort((a, b) => b - a).slice(0, 3) };
  });
}

function total(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
