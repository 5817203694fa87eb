/* Giving up a game together: who is asked, and what each player answers. */
import { api, orToast } from "../../api/api";
import type { GiveUp, TableInfo, SeatInfo } from "../../protocol";
import { t } from "../../text/text";

/** The open request to give up, if there is one and the reader is a player. */
export function requestFor(info: TableInfo | null, me: number | null): GiveUp | null {
  return me !== null && info?.status === "running" ? info.give_up : null;
}

/** Whether the reader still has to answer: not if they made the request or have already agreed. */
export function isAsked(info: TableInfo | null, me: number | null): boolean {
  const request = requestFor(info, me);
  return request !== null && !request.agreed.includes(me!);
}

/** The names of the connected players who have not answered. */
export function unanswered(info: TableInfo, request: GiveUp): string[] {
  return info.seats
    .filter((seat) => seat.kind === "person" && seat.connected && !request.agreed.includes(seat.seat))
    .map((seat) => seat.name);
}

export const agreeToGiveUp = (id: string): Promise<void> => orToast(() => api.giveUp(id));
export const playOn = (id: string): Promise<void> => orToast(() => api.playOnAfterAll(id));

/** The player whom the reader can do something about: first one for whom a bot may drive, then one who is connected and can be nudged. */
export function waitedFor(info: TableInfo | null, me: number | null, waiting: readonly number[]): SeatInfo | null {
  if (!info || info.status !== "running" || me === null || waiting.includes(me)) return null;
  const people = waiting
    .flatMap((seat) => info.seats[seat] ?? [])
    .filter((seat) => seat.kind === "person" && seat.driver === null);
  return people.find((seat) => seat.relievable) ?? people.find((seat) => seat.connected) ?? null;
}

export interface Change {
  words: string;
  icon: string;
}

/** Describes the changes. `me` is the reader's seat. That a bot drives for the reader is left to the panel, which also offers the way back. */
export function describeChanges(before: TableInfo, after: TableInfo, me: number | null): Change[] {
  if (before.status !== "running" || after.status !== "running") return [];
  const resumed: Change[] = before.give_up && !after.give_up ? [{ words: t("give-up-goes-on"), icon: "flag" }] : [];
  const ofSeats = after.seats.flatMap((now): Change[] => {
    const was = before.seats[now.seat];
    const who = { me: now.seat === me ? "yes" : "no", name: now.name };
    if (was?.kind === "bot" && now.kind === "person")
      return [{ words: t("told-latecomer", { ...who, bot: was.name }), icon: "user" }];
    if (was?.kind !== "person" || now.kind !== "person" || was.driver === now.driver) return [];
    if (now.driver === null) return [{ words: t("told-wheel", who), icon: "user" }];
    return now.seat === me ? [] : [{ words: t("told-driver", { name: now.name }), icon: "bot" }];
  });
  return [...ofSeats, ...resumed];
}
