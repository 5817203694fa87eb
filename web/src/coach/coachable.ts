/** Whether a player may have a coach: only in a running game against bots alone that no latecomer may join. The server refuses all other requests. */
import type { TableInfo } from "../protocol";

export function isCoachable(info: TableInfo | null, seat: number | null): boolean {
  if (!info || seat === null || info.status !== "running" || info.latecomers) return false;
  return info.seats.every((one) => one.seat === seat || one.kind === "bot");
}
