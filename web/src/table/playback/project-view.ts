/* Updates the players' part of a view event by event while an update is being played. */
import { isOfLine } from "../../game/events";
import type { GameEvent, View } from "../../protocol";

const nobody = (view: View): null[] => view.hands.map(() => null);

/** Removes one card: the named one if it is visible, otherwise a hidden one. */
function cardsLess(cards: readonly string[], card: string): string[] {
  const at = cards.includes(card) ? cards.indexOf(card) : cards.length - 1;
  return cards.filter((_, i) => i !== at);
}

const at = <Item>(list: readonly Item[], seat: number, item: Item): Item[] =>
  list.map((old, i) => (i === seat ? item : old));

/** Returns the view after an event. Changes only what the reader sees of the players: whom the table waits for, and what they own, hold and have laid. */
export function projectView(view: View, event: GameEvent): View {
  // Nobody is asked while a card is laid out or a car drives.
  const waiting = event.event === "played" || isOfLine(event) ? [] : event.waiting;
  return { ...view, waiting, ...changesBy(view, event) };
}

function changesBy(view: View, event: GameEvent): Partial<View> {
  switch (event.event) {
    case "lot":
      return { phase: "auction", laid: nobody(view) };
    case "laid":
      return { laid: at(view.laid, event.seat, "?") };
    case "revealed":
    case "aside":
    case "unowned":
      return { laid: nobody(view) };
    case "sold":
      return {
        laid: nobody(view),
        cars: { ...view.cars, [event.car]: { ...view.cars[event.car], owner: event.seat } },
      };
    case "kept":
      return { powers: event.powers };
    case "race":
    case "turn":
      return { phase: "race", turn: event.seat };
    case "played":
      return { phase: "race", turn: event.seat, ...cardsAfterPlay(view, event.seat, event.card) };
    case "betting":
      return { phase: "bets" };
    case "over":
      return { phase: "over" };
    default:
      return {};
  }
}

/** Takes a played card from where it lay: a Speed-8 face up on the table, or the hand. */
function cardsAfterPlay(view: View, seat: number, card: string): Partial<View> {
  const from = view.speed8[seat]?.includes(card) ? "speed8" : "hands";
  return { [from]: at(view[from], seat, cardsLess(view[from][seat] ?? [], card)) };
}
