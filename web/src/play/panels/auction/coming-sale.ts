/** The sale that ends the lot whose cards are being turned. */
import type { EventOf } from "../../../game/events";
import type { GameEvent } from "../../../protocol";
import type { Playback } from "../../../table/playback/playback.svelte";

const isSale = (event: GameEvent): event is EventOf<"sold"> => event.event === "sold";
const beginsLot = ({ event }: GameEvent): boolean => event === "lot" || event === "forced";

/** Returns the sale, shown already or known to come; null if nobody buys the car, or a tie has yet to be drawn. */
export function readComingSale({ shown, coming }: Pick<Playback, "shown" | "coming">): EventOf<"sold"> | null {
  const start = shown.events.findLastIndex(beginsLot);
  const next = coming.findIndex(beginsLot);
  const rest = next < 0 ? coming : coming.slice(0, next);
  return [...shown.events.slice(Math.max(0, start)), ...rest].find(isSale) ?? null;
}
