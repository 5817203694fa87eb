/* Updates the players' part of a view event by event while an update is being played. */
import type { CarLetter, GameEvent, View } from "../../protocol";

const nobody = (view: View): null[] => view.hands.map(() => null);
const without = <Item>(list: readonly Item[], item: Item): Item[] => list.filter((one) => one !== item);

/** Removes one card: the named one if it is visible, otherwise a hidden one. */
function cardsLess(cards: readonly string[], card: string): string[] {
  const at = cards.includes(card) ? cards.indexOf(card) : cards.length - 1;
  return cards.filter((_, i) => i !== at);
}

const at = <Item>(list: readonly Item[], seat: number, item: Item): Item[] =>
  list.map((old, i) => (i === seat ? item : old));

function owned(view: View, car: CarLetter, owner: number): View["cars"] {
  return { ...view.cars, [car]: { ...view.cars[car], owner } };
}

/** Returns the view after an event. Changes only what the reader sees of the players: whom the table waits for, and what they own, hold and have laid. */
export function projectView(view: View, event: GameEvent): View {
  switch (event.event) {
    case "lot":
      return { ...view, phase: "auction", waiting: event.bidders, laid: nobody(view) };
    case "laid":
      return { ...view, waiting: without(view.waiting, event.seat), laid: at(view.laid, event.seat, "?") };
    case "revealed":
    case "aside":
    case "unowned":
      return { ...view, waiting: [], laid: nobody(view) };
    case "sold":
      return { ...view, waiting: [], laid: nobody(view), cars: owned(view, event.car, event.seat) };
    case "chose":
      return { ...view, waiting: without(view.waiting, event.seat) };
    case "kept":
      return { ...view, waiting: [], powers: event.powers };
    case "turn":
      return { ...view, phase: "race", turn: event.seat, waiting: [event.seat] };
    case "played":
      return played(view, event.seat, event.card);
    case "named":
    case "moved":
    case "skipped":
      return { ...view, waiting: [] };
    case "betting":
      return { ...view, phase: "bets", waiting: view.hands.map((_, seat) => seat) };
    case "bet":
      return { ...view, waiting: without(view.waiting, event.seat) };
    case "over":
      return { ...view, phase: "over", waiting: [] };
    default:
      return view;
  }
}

function played(view: View, seat: number, card: string): View {
  const open = view.speed8[seat]?.includes(card);
  const [hands, speed8] = [view.hands[seat] ?? [], view.speed8[seat] ?? []];
  return {
    ...view,
    phase: "race",
    turn: seat,
    waiting: [],
    hands: open ? view.hands : at(view.hands, seat, cardsLess(hands, card)),
    speed8: open ? at(view.speed8, seat, cardsLess(speed8, card)) : view.speed8,
  };
}
