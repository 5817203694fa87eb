// Whom the page asks: a server, or a worker on this device. Both answer the same, so nothing else needs to know which.
import { PROTOCOL } from "../protocol";
import { addressOf } from "./base";
import { Refused } from "./refused";

/** What a WebSocket is to whoever uses one. */
export interface Wire {
  readonly readyState: number;
  onopen: ((event: Event) => void) | (() => void) | null;
  onmessage: ((event: MessageEvent) => void) | ((event: { data: unknown }) => void) | null;
  onclose: ((event: CloseEvent) => void) | ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Line {
  ask(method: string, path: string, body?: unknown): Promise<unknown>;
  /** A table, from that number on; null: all of it. */
  open(table: string, since: number | null): Wire;
}

const DEVICE = "device-"; // how the ids of its tables begin (downforce/device/device.py)
const FIXED = /^(?:(setup|puzzles)|tracks\/(.+)|text\/(.+)|puzzles\/(.+))$/;

/** Is there a server? A site has none, and whoever is offline does not reach theirs. */
export const place = { site: false, server: true };

export function readPlace(): void {
  place.site = document.querySelector("meta[name=downforce-site]") !== null;
  place.server = !place.site;
}

export const isLocal = (table: string): boolean => table.startsWith(DEVICE);

const device = async () => (await import("../local/device.svelte")).device;
/** Python gets ready while somebody still reads. */
export const startDevice = async (): Promise<void> => (await device()).start();

const LONGEST_WAIT = 10; // seconds for which a page waits by itself when the server has refused too many requests
const notBefore = new Map<string, number>(); // by method and path: until then the server wants to hear nothing of it

export const server: Line = {
  async ask(method, path, body) {
    const headers: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
    const request: RequestInit = { method, headers, credentials: "same-origin" };
    if (body !== undefined) request.body = JSON.stringify(body);
    const asked = `${method} ${path.split("?")[0]}`;
    for (let tried = false; ; tried = true) {
      const left = Math.ceil(((notBefore.get(asked) ?? 0) - Date.now()) / 1000);
      if (left > 0) throw new Refused("too-many", { retry: left });
      const answer = await fetch(addressOf(`/api/${path}`), request);
      if (answer.ok) return path.startsWith("text/") ? answer.text() : answer.json();
      const refused = await refusal(answer);
      const retry = refused.args["retry"];
      if (refused.why !== "too-many" || typeof retry !== "number") throw refused;
      if (method !== "GET" || tried || retry > LONGEST_WAIT) {
        notBefore.set(asked, Date.now() + retry * 1000);
        throw refused;
      }
      await new Promise((go) => setTimeout(go, retry * 1000));
    }
  },
  open(table, since) {
    const address =
      location.origin.replace(/^http/, "ws") +
      addressOf(`/api/tables/${encodeURIComponent(table)}/live?part=1&protocol=${PROTOCOL}`);
    return new WebSocket(since === null ? address : `${address}&since=${since}`);
  },
};

/** What never changes lies beside the worker's Python; everything else the worker answers. */
export const local: Line = {
  async ask(method, path, body) {
    const [, list, track, lang, puzzle] = FIXED.exec(path) ?? [];
    if (method !== "GET" || !(list || track || lang || puzzle)) return (await device()).ask(method, path, body);
    const file = list
      ? `${list}.json`
      : track
        ? `track.${track}.json`
        : puzzle
          ? `puzzle.${puzzle}.json`
          : `text.${lang}.ftl`;
    const answer = await fetch(addressOf(`/assets/${import.meta.env["PYTHON"]}/${file}`));
    if (!answer.ok) throw new Refused("not-found");
    return lang ? answer.text() : answer.json();
  },
  open: (table, since) => late(device().then((found) => found.open(table, since))),
};

/** A wire that is not there yet. */
function late(coming: Promise<Wire>): Wire {
  let wire: Wire | null = null;
  let closed = false;
  const made: Wire = {
    get readyState() {
      return wire?.readyState ?? 0;
    },
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => wire?.send(text),
    close() {
      closed = true;
      wire?.close();
    },
  };
  coming.then(
    (found) => {
      wire = found;
      found.onopen = () => (made.onopen as (() => void) | null)?.();
      found.onmessage = (event: { data: unknown }) =>
        (made.onmessage as ((event: { data: unknown }) => void) | null)?.(event);
      found.onclose = (event: { code: number }) =>
        (made.onclose as ((event: { code: number }) => void) | null)?.(event);
      if (closed) found.close();
    },
    () => (made.onclose as ((event: { code: number }) => void) | null)?.({ code: 1012 }),
  );
  return made;
}

/** For what belongs to no table. */
export const line = (): Line => (place.server ? server : local);
export const lineOf = (table: string): Line => (isLocal(table) ? local : server);

async function refusal(answer: Response): Promise<Refused> {
  const told: unknown = await answer.json().catch(() => null);
  const found = told as { why?: unknown; args?: Record<string, string | number> } | null;
  return typeof found?.why === "string" ? new Refused(found.why, found.args ?? {}) : new Refused("other");
}
