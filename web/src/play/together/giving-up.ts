/* Giving up a game together: who is asked, and what each player answers. */
import { api, describeFailure } from "../../api/api";
import { toast } from "../../lib/toasts.svelte";
import type { GiveUp, TableInfo } from "../../protocol";

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

export const agreeToGiveUp = (id: string): Promise<void> => send(api.giveUp(id));
export const playOn = (id: string): Promise<void> => send(api.playOnAfterAll(id));

async function send(answer: Promise<TableInfo>): Promise<void> {
  try {
    await answer;
  } catch (failure) {
    toast(describeFailure(failure), "warn");
  }
}
