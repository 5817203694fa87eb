/* Updates a view event by event while an update is being played, so that everything on screen describes the same moment. */
import { readCard } from "../../game/cards";
import { isOfLine, type EventOf, type LineEvent } from "../../game/events";
import type { Asks, CardInPlay, CarLetter, CarState, GameEvent, View } from "../../protocol";

const nobody = (view: View): null[] => view.hands.map(() => null);

/** Removes one card: the named one if it is visible, otherwise a hidden one. */
function cardsLess(cards: readonly string[], card: string): string[] {
  const at = cards.includes(card) ? cards.indexOf(card) : cards.length - 1;
  return cards.filter((_, i) => i !== at);
}

const at = <Item>(list: readonly Item[], seat: number, item: Item): Item[] =>
  list.map((old, i) => (i === seat ? item : old));

/** The question to the seats that an event waits for. */
const ASKS: Partial<Record<GameEvent["event"], Asks>> = {
  lot: "bid",
  laid: "bid",
  kept: "keep",
  chose: "keep",
  race: "play",
  turn: "play",
  betting: "bet",
  bet: "bet",
};

/**
 * Returns the view after an event. `after` is the view at the end of the update: it knows what no event says, such as
 * the order of the cards in a hand. Distances, strengths and standings stay as they were until then.
 */
export function projectView(view: View, event: GameEvent, after: View = view): View {
  // Nobody is asked while a card is laid out or a car drives.
  const waiting = event.event === "played" || isOfLine(event) ? [] : event.waiting;
  const asks = waiting.length ? (ASKS[event.event] ?? after.asks) : null;
  return { ...view, waiting, asks, ...changesBy(view, event, after) };
}

function changesBy(view: View, event: GameEvent, after: View): Partial<View> {
  switch (event.event) {
    case "lot":
      return { phase: "auction", laid: nobody(view), lot: { car: event.car, power: event.power, round: event.round } };
    case "laid":
      return { laid: at(view.laid, event.seat, layOf(event)) };
    case "revealed":
      return { laid: nobody(view) };
    case "aside":
      return lotEnded(view, event, [{ car: event.car, power: event.power }]);
    case "unowned":
      return {
        ...lotEnded(view, event),
        // a car that nobody could bid for any more does not change what the last lot went for
        ...(view.lot?.car === event.car ? {} : { sold: view.sold }),
        lots_left: view.lots_left - 1,
      };
    case "sold":
      return { ...lotEnded(view, event), ...sale(view, event, after) };
    case "chose":
      return { powers: at(view.powers, event.seat, event.power) };
    case "kept":
      return { phase: "powers", powers: event.powers, lot: null, lot_number: null };
    case "race":
    case "turn":
      return { phase: "race", turn: event.seat, card: null };
    case "played":
      return {
        phase: "race",
        turn: event.seat,
        card: cardInPlay(event),
        ...cardsAfterPlay(view, event.seat, event.card, after),
      };
    case "named":
    case "skipped":
    case "stayed":
      return { card: cardAt(view, event) };
    case "moved":
      return { card: cardAt(view, event), order: event.order, ...carMoved(view, event) };
    case "drew":
      return { hands: at(view.hands, event.seat, after.hands[event.seat] ?? []), piles: after.piles, pile: after.pile };
    case "home":
      return { hands: at(view.hands, event.seat, []), speed8: at(view.speed8, event.seat, []) };
    case "betting":
      return { phase: "bets", card: null };
    case "bet":
      return { bets: at(view.bets, event.seat, [...(view.bets[event.seat] ?? []), event.car]) };
    case "finish":
      return { card: null };
    case "over":
      return { phase: "over" };
    default:
      return {};
  }
}

const layOf = ({ card, bid }: EventOf<"laid">): View["laid"][number] => (bid === "?" ? "?" : { card, bid });

/** A lot has ended, whatever became of it. It stays in the view while its end is shown, also if it was never on offer. */
function lotEnded(
  view: View,
  { car, power }: EventOf<"sold" | "aside" | "unowned">,
  again: View["aside"] = [],
): Partial<View> {
  return {
    laid: nobody(view),
    lot: { car, power, round: view.lot?.round ?? 1 },
    sold: { seat: null, price: 0 },
    aside: [...view.aside.filter((lot) => lot.car !== car), ...again],
  };
}

/** A sale hands out a car, its power and its Speed-8. */
function sale(view: View, { car, power, seat, price }: EventOf<"sold">, after: View): Partial<View> {
  const card = `${car}8`;
  const isOpen = after.speed8[seat]?.includes(card);
  const from = isOpen ? "speed8" : "hands";
  const isKnown = isOpen || !view.hands[seat]?.includes("?");
  return {
    cars: { ...view.cars, [car]: { ...view.cars[car], owner: seat, paid: price } },
    won: power ? at(view.won, seat, inOrder([...(view.won[seat] ?? []), power], after.won[seat])) : view.won,
    [from]: at(view[from], seat, inOrder([...(view[from][seat] ?? []), isKnown ? card : "?"], after[from][seat])),
    strengths: after.strengths,
    lots_left: view.lots_left - 1,
    sold: { seat, price },
  };
}

/** Returns the items in the order of `known`, if these are the same. */
function inOrder<Item>(items: Item[], known: Item[] | undefined): Item[] {
  return known && items.toSorted().join() === known.toSorted().join() ? known : items;
}

/** Takes a played card from where it lay: a Speed-8 face up on the table, or the hand. */
function cardsAfterPlay(view: View, seat: number, card: string, after: View): Partial<View> {
  const from = view.speed8[seat]?.includes(card) ? "speed8" : "hands";
  const strengths = seat === view.seat ? after.strengths : view.strengths;
  return { [from]: at(view[from], seat, cardsLess(view[from][seat] ?? [], card)), strengths };
}

/** A card that has just been played, at the first line to be carried out. */
function cardInPlay({ seat, card, reversed }: EventOf<"played">): CardInPlay {
  const lines = readCard(card);
  const line = reversed ? lines.length - 1 : 0;
  const { car, speed } = lines[line] ?? { car: "W", speed: 0 };
  return { seat, card, reversed, line, car: car === "W" ? null : car, steps: speed, named: [], skipped: false };
}

/** The card in play at the line of an event. */
function cardAt({ card }: View, event: LineEvent): CardInPlay | null {
  if (!card) return null;
  const steps = readCard(card.card)[event.line]?.speed ?? card.steps;
  const named = event.event === "named" ? [...card.named, event.car] : card.named;
  return {
    ...card,
    line: event.line,
    car: event.car,
    steps,
    named,
    skipped: card.skipped || event.event === "skipped",
  };
}

function carMoved(view: View, { car, to, place, laps }: EventOf<"moved">): Partial<View> {
  const isHome = to === "finish";
  const moved: CarState = { ...view.cars[car], space: isHome ? null : to, place: isHome ? place : null, laps };
  const finished: CarLetter[] = isHome && !view.finished.includes(car) ? [...view.finished, car] : view.finished;
  return { cars: { ...view.cars, [car]: moved }, finished };
}
