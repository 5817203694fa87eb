// The shapes of a game, made from Python (protocol.ts), and one kind of event by its name: EventOf<"moved">.
import type { GameEvent } from "../protocol";

export type * from "../protocol";
export type EventOf<Kind extends GameEvent["event"]> = Extract<GameEvent, { event: Kind }>;
