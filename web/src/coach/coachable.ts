/** Whether a player may have a coach. The server refuses all other requests. */
import type { TableInfo } from "../protocol";

export function isCoachable(info: TableInfo | null, seat: number | null): boolean {
  return seat !== null && info?.coached === seat;
}
