// Sends the page's requests to a server or to a worker on this device. Both give the same answers, so no other module
// needs to know which one it is.
import { withBase } from "../router/base";
import { PROTOCOL } from "../protocol";

/** The part of a WebSocket that the page uses. */
export interface SocketLike {
  readonly readyState: number;
  onopen: ((event: Event) => void) | (() => void) | null;
  onmessage: ((event: MessageEvent) => void) | ((event: { data: unknown }) => void) | null;
  onclose: ((event: CloseEvent) => void) | ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  ask(method: string, path: string, body?: unknown): Promise<unknown>;
  /** Opens a socket to a table and asks for updates after `since`, or for the full table state if `since` is null. */
  open(table: string, since: number | null): SocketLike;
}

const DEVICE = "device-"; // prefix of the ids of tables on this device (downforce/device/device.py)
const FIXED = /^(?:(setup|puzzles)|tracks\/(.+)|text\/(.+)|puzzles\/(.+))$/;

/** Whether this is a static site, and whether a server can be reached. A static site has no server, and an offline page cannot reach its own. */
export const environment = { site: false, server: true };

export function detectEnvironment(): void {
  environment.site = document.querySelector("meta[name=downforce-site]") !== null;
  environment.server = !environment.site;
}

export const isDeviceTable = (table: string): boolean => table.startsWith(DEVICE);

const device = async () => (await import("../device/device.svelte")).device;
/** Starts Python early, while the player is still reading. */
export const startDevice = async (): Promise<void> => (await device()).start();

const LONGEST_WAIT = 10; // seconds that the page waits before it repeats a request after the server has refused too many
const notBefore = new Map<string, number>(); // by method and path: the time until which such requests are refused here

export const serverTransport: Transport = {
  async ask(method, path, body) {
    const headers: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
    const request: RequestInit = { method, headers, credentials: "same-origin" };
    if (body !== undefined) request.body = JSON.stringify(body);
    const asked = `${method} ${path.split("?")[0]}`;
    for (let tried = false; ; tried = true) {
      const left = Math.ceil(((notBefore.get(asked) ?? 0) - Date.now()) / 1000);
      if (left > 0) throw new Refused("too-many", { retry: left });
      const answer = await fetch(withBase(`/api/${path}`), request);
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
      withBase(`/api/tables/${encodeURIComponent(table)}/live?part=1&protocol=${PROTOCOL}`);
    return new WebSocket(since === null ? address : `${address}&since=${since}`);
  },
};

/** Reads data that never changes from files next to the worker's Python; the worker answers everything else. */
export const deviceTransport: Transport = {
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
    const answer = await fetch(withBase(`/assets/${import.meta.env["PYTHON"]}/${file}`));
    if (!answer.ok) throw new Refused("not-found");
    return lang ? answer.text() : answer.json();
  },
  open: (table, since) => lateSocket(device().then((found) => found.open(table, since))),
};

/** Returns a socket at once and connects it to the real one as soon as that is available. */
function lateSocket(coming: Promise<SocketLike>): SocketLike {
  let socket: SocketLike | null = null;
  let closed = false;
  const made: SocketLike = {
    get readyState() {
      return socket?.readyState ?? 0;
    },
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => socket?.send(text),
    close() {
      closed = true;
      socket?.close();
    },
  };
  coming.then(
    (found) => {
      socket = found;
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

/** The transport for requests that are not about a table. */
export const defaultTransport = (): Transport => (environment.server ? serverTransport : deviceTransport);
export const transportFor = (table: string): Transport => (isDeviceTable(table) ? deviceTransport : serverTransport);

async function refusal(answer: Response): Promise<Refused> {
  const body: unknown = await answer.json().catch(() => null);
  const found = body as { why?: unknown; args?: Record<string, string | number> } | null;
  return typeof found?.why === "string" ? new Refused(found.why, found.args ?? {}) : new Refused("other");
}

export class Refused extends Error {
  constructor(
    readonly why: string,
    readonly args: Record<string, string | number> = {},
  ) {
    super(why);
  }
}
