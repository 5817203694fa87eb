/* This page's part in the deal of a table: it sends the hash of a random number, then the number. It saves what it sent and what it was shown, to compare both with the record at the end. */
import { save, readSaved } from "../settings/storage";
import { t } from "../text/text";
import { toast } from "../notices/toasts.svelte";
import type { DealInfo, GameEvent, TableInfo, ToServer } from "../protocol";

const MOST = 60; // number of deals remembered

/** The part of one race's deal that this seat was shown. */
export interface RaceShown {
  grid: string[];
  lots: string[][]; // in the order in which they came up
  hand?: string[]; // the hand of this seat
}

/** This browser's knowledge of one deal at a table. Older versions stored only the first four fields. */
export interface OwnPart {
  table: string;
  number: number;
  commitment: string;
  nonce?: string; // absent if this browser was not asked for one
  seat?: number;
  silent?: number[];
  races?: RaceShown[];
  actions?: number; // number of actions when the game was over
}

let unstored: OwnPart[] | null = null; // all parts, in a browser that saves nothing; without this it could not send the nonce for its hash

function all(): OwnPart[] {
  try {
    return unstored ?? (JSON.parse(readSaved("deals") ?? "[]") as OwnPart[]);
  } catch {
    return [];
  }
}

/** This browser's knowledge of all deals at a table, in order. */
export const ownParts = (table: string): OwnPart[] =>
  all()
    .filter((part) => part.table === table)
    .sort((one, other) => one.number - other.number);

function store(part: OwnPart): void {
  const others = all().filter(({ table, number }) => table !== part.table || number !== part.number);
  const parts = [...others, part].slice(-MOST);
  unstored = save("deals", JSON.stringify(parts)) ? null : parts;
}

interface Table {
  id: string;
  seat: number | null;
  info: TableInfo | null;
}

/** Answers the deal's requests to a seat, however often they come. If the commitment changes between requests, it sends no answer. */
export async function takePart(
  { id: table, seat, info }: Table,
  before: DealInfo | null,
  deal: DealInfo,
  send: (message: ToServer) => void,
): Promise<void> {
  const { number, commitment, asks } = deal;
  const silent = before && number > before.number ? deal.silent.filter((one) => !before.silent.includes(one)) : [];
  if (silent.length) toast(t("deal-without", { names: silent.map((one) => info?.seats[one]?.name).join(", ") }));
  if (seat === null) return;
  const find = (): OwnPart | undefined => ownParts(table).find((part) => part.number === number);
  if (!find()) store({ table, number, commitment, seat, silent: deal.silent });
  if (!asks || !deal.seats.includes(seat)) return;
  const { hashNonce, newNonce } = await import("./nonce");
  const mine = find();
  if (mine?.commitment !== commitment) return;
  if (!mine.nonce && asks === "hash" && !deal.hashes[seat]) store(Object.assign(mine, { nonce: newNonce() })); // if there is a hash already, another browser of this player sent it
  if (!mine.nonce) return;
  const hash = hashNonce(mine.nonce);
  if (asks === "hash" && !deal.hashes[seat]) send({ t: "hash", number, data: hash });
  if (asks === "nonce" && deal.hashes[seat] === hash) send({ t: "nonce", number, data: mine.nonce });
}

/** Saves what events show of the deal. `whole` means that these are all events of the game; values saved before come up again and are not changed. */
export function noteShown(
  table: string,
  seat: number | null,
  seq: number,
  events: readonly GameEvent[],
  whole = false,
): void {
  if (!events.some(({ event }) => event === "dealt" || event === "lot" || event === "over")) return;
  const part = ownParts(table).at(-1);
  if (!part || part.seat === undefined || part.seat !== seat) return;
  const races = (part.races ??= []);
  let race = whole ? -1 : races.length - 1;
  let lots = whole ? 0 : (races[race]?.lots.length ?? 0);
  for (const event of events) {
    const shown = races[race];
    if (event.event === "dealt") {
      race = event.race - 1;
      lots = 0;
      races[race] ??= { grid: event.grid, lots: [] };
    } else if (event.event === "hand" && event.seat === seat && Array.isArray(event.cards) && shown)
      shown.hand ??= event.cards;
    else if (event.event === "lot" && event.round === 1 && shown && lots++ === shown.lots.length)
      shown.lots.push(event.power ? [event.car, event.power] : [event.car]);
    else if (event.event === "over") part.actions ??= seq;
  }
  store(part);
}
