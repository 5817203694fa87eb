import type { GameEvent } from "../protocol";

/** One kind of event by its name: `EventOf<"moved">`. */
export type EventOf<Kind extends GameEvent["event"]> = Extract<GameEvent, { event: Kind }>;

/** An event of a card's line, counted from the top of the printed card. */
export type LineEvent = Extract<GameEvent, { line: number }>;

export const isOfLine = (event: GameEvent): event is LineEvent => "line" in event;
