/** Is every seat of a person taken, and everybody at the table? Then, with two of them or more, nobody need wait any longer. */

import type { TableInfo } from "../../protocol";

export function allAreHere({ seats }: Pick<TableInfo, "seats">): boolean {
  const people = seats.filter((seat) => seat.kind !== "bot");
  return people.length > 1 && people.every((seat) => seat.kind === "person" && seat.connected);
}
