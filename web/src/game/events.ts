import type { GameEvent } from "../protocol";

/** One kind of event by its name: `EventOf<"moved">`. */
export type EventOf<Kind extends GameEvent["event"]> = Extract<GameEvent, { event: Kind }>;
