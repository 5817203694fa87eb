/* Animates a card between the row and the panel, and money on its way to a player. A copy flies over the page, so that nothing clips it. */
import { loadExtra } from "../parts/load-extra";
import { untrack } from "svelte";
import { pace } from "../settings/settings.svelte";
import type { GameEvent, View } from "../protocol";
import { stepsAfter } from "../table/playback/timing";
import type { TableModel, CardOut } from "./table-model.svelte";

type CardPlace = CardOut["place"] | "row";

const PLACES: Record<CardOut["place"], string> = {
  laid: ".laid .card",
  turned: ".bid.is-mine .card",
  played: ".card-now .card",
};
/** The animated flights, by start and end, with their durations in milliseconds. */
const FLIGHTS: Record<string, number> = { "row laid": 160, "row played": 160, "turned row": 420 };

/** Call this in the table's component, before its children, so that it can measure the card before and after they change. */
export function watchFlights(model: TableModel): void {
  let before: CardOut | null = null;
  let from: DOMRect | null = null;
  let time = 0;
  const find = (place: CardPlace, card: string): HTMLElement | null =>
    place === "row"
      ? (document.querySelectorAll<HTMLElement>("[data-hand] .card")[model.at(card)] ?? null)
      : document.querySelector<HTMLElement>(PLACES[place]);

  $effect.pre(() => {
    const { out } = model;
    untrack(() => {
      const card = (out ?? before)?.card;
      time = FLIGHTS[`${before?.place ?? "row"} ${out?.place ?? "row"}`] ?? 0;
      from = card && time && pace() > 0 ? (find(before?.place ?? "row", card)?.getBoundingClientRect() ?? null) : null;
    });
  });
  $effect(() => {
    const { out } = model;
    untrack(() => {
      const card = (out ?? before)?.card;
      const there = card && from ? find(out?.place ?? "row", card) : null;
      if (there && from) fly(there, from, time / pace());
      before = out;
      from = null;
    });
  });
}

/** Returns the money that a player pays or earns with an event; null if no money changes hands. */
export function moneyOf(event: GameEvent, view: View): { seat: number; amount: number; prize: boolean } | null {
  if (event.event === "sold") return { seat: event.seat, amount: event.price, prize: false };
  if (event.event !== "moved" || event.place === null) return null;
  const { owner } = view.cars[event.car];
  const amount = view.prizes[event.place - 1] ?? 0;
  return owner !== null && amount > 0 ? { seat: owner, amount, prize: true } : null;
}

const STAMPS = [".lot-stage .stamp", ".reveal .is-won .amount", ".panel[data-panel=reveal] [data-heading]"];

/** Lets prices and prizes fly to the chips of players: a price when a car is sold, a prize when a car crosses the finish line. */
export function watchMoney(model: TableModel): void {
  const due = $derived.by((): GameEvent | null => {
    const { nowPlaying: event, elapsed } = model.playback;
    if (event?.event === "sold") return event;
    const isHome = event?.event === "moved" && event.to === "finish" && stepsAfter(event, elapsed) >= event.walk.length;
    return isHome ? event : null;
  });
  $effect(() => {
    const event = due;
    untrack(() => {
      const view = model.playback.projectedView;
      const money = event && view && pace() > 0 ? moneyOf(event, view) : null;
      if (!money) return;
      loadExtra(
        () => import("./flights-of-money"),
        ({ flyMoney }) => {
          const found =
            event?.event === "moved"
              ? document.querySelector(`.cars-on-board [data-car="${event.car}"]`)
              : STAMPS.map((each) => document.querySelector(each)).find((each) => each !== null);
          const words = model.phrasing.money(money.amount);
          flyMoney(money.prize ? `+${words}` : words, found ?? null, money.seat, pace() || 1);
        },
      );
    });
  });
}

function fly(card: HTMLElement, from: DOMRect, duration: number): void {
  const to = card.getBoundingClientRect();
  if (!from.width || !to.width || document.hidden) return; // a collapsed row has no place to fly to
  const copy = card.cloneNode(true) as HTMLElement;
  copy.className = "card flying";
  copy.inert = true;
  copy.setAttribute("aria-hidden", "true");
  copy.style.cssText = `left: ${to.left}px; top: ${to.top}px; --cw: ${to.width}px`;
  document.body.append(copy);
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  const flight = copy.animate({ transform: [start, "none"] }, { duration, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" });
  card.animate({ opacity: [0, 0] }, duration); // hide the original meanwhile
  const land = (): void => copy.remove();
  flight.finished.then(land, land);
}
