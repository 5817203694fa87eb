/* Computes the state after a sequence of events: the positions of the cars, their order, and the cards whose trails are drawn. */
import { CARS } from "../../game/cards";
import { isOfLine } from "../../game/events";
import type { CarLetter, GameEvent, View } from "../../protocol";
import type { CarPosition, CarPositions } from "../table-types";

export function carPositions(view: View | null): CarPositions {
  const where = (car: CarLetter): CarPosition => {
    const seen = view?.cars[car];
    return { space: seen?.space ?? null, place: seen?.space ? null : (seen?.place ?? null), laps: seen?.laps ?? 0 };
  };
  return Object.fromEntries(CARS.map((car) => [car, where(car)])) as CarPositions;
}

export function positionsAfter(before: CarPositions, event: GameEvent): CarPositions {
  if (event.event !== "moved") return before;
  const home = event.to === "finish";
  return {
    ...before,
    [event.car]: { space: home ? null : event.to, place: home ? event.place : null, laps: event.laps },
  };
}

/** The race order as given by the engine, either with the view or with the last move shown. */
export const raceOrder = (view: View | null): readonly CarLetter[] => view?.order ?? CARS;

export function orderAfter(before: readonly CarLetter[], event: GameEvent): readonly CarLetter[] {
  return event.event === "moved" ? event.order : before;
}

export interface ShownCards {
  last: GameEvent[];
  before: GameEvent[];
}

/** Collects the events of a card: its `played` event and the effects of its lines. The previous card is dropped when its turn is over. */
export function cardsAfter(cards: ShownCards, event: GameEvent): ShownCards {
  if (event.event === "dealt") return { last: [], before: [] };
  if (event.event === "played") return { last: [event], before: cards.last };
  if (event.event === "turn" || event.event === "finish") return { last: cards.last, before: [] };
  if (isOfLine(event)) return { ...cards, last: [...cards.last, event] };
  return cards;
}

export const shownCards = (events: readonly GameEvent[]): ShownCards =>
  events.reduce(cardsAfter, { last: [], before: [] });
