/* A game that somebody wants to give up: who is asked, and what they answer. */
import { api, describeFailure } from "../../api/api";
import { toast } from "../../lib/toasts.svelte";
import type { GiveUp, TableInfo } from "../../protocol";

/** The request that concerns a player; null where there is none, or the reader only watches. */
export function requestFor(info: TableInfo | null, me: number | null): GiveUp | null {
  return me !== null && info?.status === "running" ? info.give_up : null;
}

/** Is the reader asked? Whoever asked, or has agreed, is not. */
export function isAsked(info: TableInfo | null, me: number | null): boolean {
  const request = requestFor(info, me);
  return request !== null && !request.agreed.includes(me!);
}

/** Names of those who are there and have not answered. */
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
