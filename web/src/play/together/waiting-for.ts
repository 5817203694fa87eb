/* The player whom the reader is waiting for. */
import type { SeatInfo, TableInfo } from "../../protocol";

/** The player whom the reader can do something about: first one for whom a bot may drive, then one who is connected and can be nudged. */
export function waitedFor(info: TableInfo | null, me: number | null, waiting: readonly number[]): SeatInfo | null {
  if (!info || info.status !== "running" || me === null || waiting.includes(me)) return null;
  const people = waiting
    .flatMap((seat) => info.seats[seat] ?? [])
    .filter((seat) => seat.kind === "person" && seat.driver === null);
  return people.find((seat) => seat.relievable) ?? people.find((seat) => seat.connected) ?? null;
}
