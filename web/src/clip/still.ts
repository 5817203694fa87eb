/* A still picture of one moment: the board, its caption, and the score below it. */
import type { Phrasing } from "../play/describe/phrasing";
import { upperFirst } from "../game/describe";
import { CARS } from "../game/cards";
import type { CarLetter, View } from "../protocol";
import { carColours, type Painter } from "./painter";
import type { Shot } from "./shots";

export interface ScoreRow {
  place: string;
  cars: CarLetter[]; // shown by their letters and colours
  name: string;
  amount: string;
}

/** The lines of the score: all players with their money after the game, and with their cars and prices until the race begins; during a race, the cars in race order with their owners. */
export function scoreRows(view: View, phrasing: Phrasing): ScoreRow[] {
  const { outcome } = view;
  if (outcome) {
    const ranks = view.ranks ?? [];
    const seats = phrasing.names.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
    const amount = (seat: number): string =>
      view.prizes.length > 0 ? phrasing.money(outcome.scores?.[seat] ?? 0) : "";
    return seats.map((seat) => ({
      place: `${ranks[seat] ?? ""}`,
      cars: [],
      name: upperFirst(phrasing.called(seat)),
      amount: amount(seat),
    }));
  }
  if (view.phase === "auction" || view.phase === "powers") return purchases(view, phrasing);
  const owner = (car: CarLetter): string => {
    const seat = view.cars[car].owner;
    return seat === null ? phrasing.title(car) : upperFirst(phrasing.called(seat));
  };
  return (view.order ?? CARS).map((car, i) => ({
    place: `${i + 1}`,
    cars: [car],
    name: owner(car),
    amount: "",
  }));
}

/** Lists the cars that each player has bought so far, with their prices. */
function purchases(view: View, phrasing: Phrasing): ScoreRow[] {
  return phrasing.names.map((_, seat) => {
    const cars = CARS.filter((car) => view.cars[car].owner === seat);
    const paid = cars.reduce((sum, car) => sum + (view.cars[car].paid ?? 0), 0);
    return { place: "", cars, name: upperFirst(phrasing.called(seat)), amount: paid ? phrasing.money(paid) : "" };
  });
}

export async function makeStill(painter: Painter, shot: Shot, rows: readonly ScoreRow[]): Promise<Blob> {
  painter.paint(shot);
  const { width, height } = painter;
  const line = Math.round(width * 0.042);
  const columns = rows.length > 3 ? 2 : 1;
  const deep = Math.ceil(rows.length / columns);
  const whole = document.createElement("canvas");
  Object.assign(whole, { width, height: height + line * (deep + 0.7) });
  const context = whole.getContext("2d");
  if (!context) throw new Error("canvas");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, whole.width, whole.height);
  context.drawImage(painter.canvas, 0, 0);
  const font = painter.context.font.replace(/[\d.]+px/, `${(line * 0.62).toFixed(1)}px`);
  rows.forEach((row, i) => {
    const [left, span] = [Math.floor(i / deep) * (width / columns), width / columns];
    const y = height + line * ((i % deep) + 1);
    const write = (words: string, x: number, textAlign: CanvasTextAlign, fillStyle: string): void => {
      Object.assign(context, { font, textAlign, fillStyle });
      context.fillText(words, x, y);
    };
    if (row.place) write(row.place, left + line, "center", "#5a2bd2");
    let at = left + line * (row.place ? 1.7 : 0.6);
    const name = (): void =>
      write(painter.fit(row.name, span - (at - left) - line * 3, line * 0.62), at, "left", "#14161b");
    // A car in race order stands before its owner, bought cars behind their buyer.
    if (!row.place) {
      name();
      at += Math.min(painter.context.measureText(row.name).width, span * 0.5) + line * 0.5;
    }
    for (const car of row.cars) {
      const { body, ink } = carColours(car);
      context.fillStyle = body;
      context.beginPath();
      context.roundRect(at, y - line * 0.62, line * 1.1, line * 0.82, line * 0.16);
      context.fill();
      write(car, at + line * 0.55, "center", ink);
      at += line * (row.place ? 1.5 : 1.25);
    }
    if (row.place) name();
    write(row.amount, left + span - line * 0.6, "right", "#14161b");
  });
  return new Promise((resolve, reject) =>
    whole.toBlob((made) => (made ? resolve(made) : reject(new Error("canvas"))), "image/png"),
  );
}
