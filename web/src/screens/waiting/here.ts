/** Whether all seats for people are taken and their players connected, so that the game can start with two or more people. */
import type { TableInfo } from "../../protocol";

export function allAreHere({ seats }: Pick<TableInfo, "seats">): boolean {
  const people = seats.filter((seat) => seat.kind !== "bot");
  return people.length > 1 && people.every((seat) => seat.kind === "person" && seat.connected);
}
