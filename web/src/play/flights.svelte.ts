/* Animates a card between the row and the panel. A copy of the card flies over the page, so that nothing clips it. */
import { untrack } from "svelte";
import { pace } from "../settings/settings.svelte";
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
