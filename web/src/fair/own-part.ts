/* This page's part in the deal of a table: a random number, first hashed, then open. What it was shown and gave is kept, to be compared at the end. */
import { keep, kept } from "../lib/storage";
import { t } from "../lib/text";
import { toast } from "../lib/toasts.svelte";
import type { DealInfo, TableInfo, ToServer } from "../protocol";

const MOST = 60; // deals remembered

export interface OwnPart {
  table: string;
  number: number;
  commitment: string;
  nonce: string;
}

function all(): OwnPart[] {
  try {
    return JSON.parse(kept("deals") ?? "[]") as OwnPart[];
  } catch {
    return [];
  }
}

/** What this browser gave to a deal of a table; without a number, to the last. */
export const ownPart = (table: string, number?: number): OwnPart | undefined =>
  all().findLast((part) => part.table === table && (number === undefined || part.number === number));

interface Table {
  id: string;
  seat: number | null;
  info: TableInfo | null;
}

/** Answers what the deal asks of a seat, as often as it is asked. A commitment that changes in between gets no answer. */
export async function takePart({ id: table, seat, info }: Table, before: DealInfo | null, deal: DealInfo, send: (message: ToServer) => void): Promise<void> {
  const { number, commitment, asks } = deal;
  const silent = before && number > before.number ? deal.silent.filter((one) => !before.silent.includes(one)) : [];
  if (silent.length) toast(t("deal-without", { names: silent.map((one) => info?.seats[one]?.name).join(", ") }));
  if (seat === null || !asks || !deal.seats.includes(seat)) return;
  const { hashNonce, newNonce } = await import("./verify");
  let mine = ownPart(table, number);
  if (!mine && asks === "hash") {
    mine = { table, number, commitment, nonce: newNonce() };
    keep("deals", JSON.stringify([...all(), mine].slice(-MOST)));
  }
  if (mine?.commitment !== commitment) return;
  const hash = hashNonce(mine.nonce);
  if (asks === "hash" && !deal.hashes[seat]) send({ t: "hash", number, data: hash });
  if (asks === "nonce" && deal.hashes[seat] === hash) send({ t: "nonce", number, data: mine.nonce });
}
