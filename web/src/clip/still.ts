/* A still picture of one moment: the board, its caption, and the score below it. */
import type { Phrasing } from "../play/describe/phrasing";
import { upperFirst } from "../game/describe";
import { CARS } from "../game/cards";
import type { CarLetter, View } from "../protocol";
import { carColours, type Painter } from "./painter";
import type { Shot } from "./shots";

export interface ScoreRow {
  place: string;
  car?: CarLetter; // shown by its letter and colours
  name: string;
  amount: string;
}

/** The lines of the score: all players with their money after the game; before that, the cars in race order with their owners. */
export function scoreRows(view: View, phrasing: Phrasing): ScoreRow[] {
  const { outcome } = view;
  if (outcome) {
    const ranks = view.ranks ?? [];
    const seats = phrasing.names.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
    const amount = (seat: number): string =>
      view.prizes.length > 0 ? phrasing.money(outcome.scores?.[seat] ?? 0) : "";
    return seats.map((seat) => ({
      place: `${ranks[seat] ?? ""}`,
      name: upperFirst(phrasing.called(seat)),
      amount: amount(seat),
    }));
  }
  const owner = (seat: number | null): string => (seat === null ? "" : upperFirst(phrasing.called(seat)));
  return (view.order ?? CARS).map((car, i) => ({
    place: `${i + 1}`,
    car,
    name: owner(view.cars[car].owner),
    amount: "",
  }));
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
    write(row.place, left + line, "center", "#5a2bd2");
    let at = left + line * 1.7;
    if (row.car) {
      const { body, ink } = carColours(row.car);
      context.fillStyle = body;
      context.beginPath();
      context.roundRect(at, y - line * 0.62, line * 1.1, line * 0.82, line * 0.16);
      context.fill();
      write(row.car, at + line * 0.55, "center", ink);
      at += line * 1.5;
    }
    write(painter.fit(row.name, span - (at - left) - line * 3, line * 0.62), at, "left", "#14161b");
    write(row.amount, left + span - line * 0.6, "right", "#14161b");
  });
  return new Promise((resolve, reject) =>
    whole.toBlob((made) => (made ? resolve(made) : reject(new Error("canvas"))), "image/png"),
  );
}
