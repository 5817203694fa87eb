/** Who may have a coach: somebody who plays against bots alone, at a table where nobody may come late. The server refuses anybody else. */

import type { TableInfo } from "../protocol";

export function isCoachable(info: TableInfo | null, seat: number | null): boolean {
  if (!info || seat === null || info.status !== "running" || info.latecomers) return false;
  return info.seats.every((one) => one.seat === seat || one.kind === "bot");
}
