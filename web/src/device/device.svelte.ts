// Gives the page access to the tables on this device: requests go to a worker as if it were a server. The worker is
// started when it is first needed, and again after a failure.
import { Refused, type SocketLike } from "../api/transport";
import { starting } from "./start-state.svelte";
import { save, readSaved } from "../settings/storage";
import type { Me, MyGame } from "../protocol";
import type { FromWorker, ToWorker } from "./messages";
import { Store } from "./store";

const NAMES = ["Alba", "Bruno", "Clara", "Emil", "Iris", "Leo", "Noa", "Rosa"];

const ANSWER_WITHIN = 20_000; // milliseconds; a worker that stays silent for longer is considered dead
const IMAGE_AFTER = 10_000; // milliseconds; by then a first race has begun and its players are thinking

/** Makes a memory image for the next start, in one tab only, if the image can be saved. Nothing depends on it. */
function makeImage(): void {
  if (!("caches" in window) || !("CompressionStream" in window)) return;
  void navigator.locks?.request("downforce-image", { ifAvailable: true }, (lock) => {
    if (!lock) return;
    const worker = new Worker(new URL("./worker-image.ts", import.meta.url), { type: "module" });
    return new Promise<void>((resolve) => {
      worker.onmessage = worker.onerror = (event: Event) => {
        event.preventDefault();
        worker.terminate();
        resolve();
      };
    });
  });
}

class DeviceSocket implements SocketLike {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(
    readonly number: number,
    private readonly device: Device,
  ) {}

  send(text: string): void {
    this.device.send({ t: "send", socket: this.number, text });
  }

  close(): void {
    this.readyState = 3;
    this.device.leave(this.number);
  }

  receive(text: string): void {
    if (this.readyState === 0) {
      this.readyState = 1;
      this.onopen?.();
    }
    const closed = /^\{"t":"closed","code":(\d+)\}$/.exec(text);
    if (closed) this.drop(Number(closed[1]));
    else this.onmessage?.({ data: text });
  }

  drop(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

export class Device {
  private worker: Worker | null = null;
  private readonly store = new Store();
  private readonly asked = new Map<number, { resolve: (text: string) => void; reject: (failure: unknown) => void }>();
  private readonly sockets = new Map<number, DeviceSocket>();
  private count = 0;
  private silent: ReturnType<typeof setTimeout> | undefined;
  private pythonCached = false; // whether the service worker was asked to cache the files that a race on this device needs

  /** Starts Python in advance, so that the first table does not have to wait for it. */
  start(): void {
    if (this.worker) return;
    starting.step = "fetch";
    starting.failed = "";
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = (event: MessageEvent<FromWorker>) => this.receive(event.data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.fail(event.message || "worker");
    };
    this.worker = worker;
  }

  async ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const [way = ""] = path.split("?");
    if (way === "me") return this.me(method, body as { name: string } | undefined);
    if (way === "tables" && method === "GET") return [];
    if (way === "games" && method === "GET") return this.games();
    if (way.startsWith("games/"))
      return this.hide(decodeURIComponent(way.slice(6)), (body as { hidden: boolean }).hidden);
    if (method === "POST") void navigator.storage?.persist?.().catch(() => false);
    const id = ++this.count;
    const text = await new Promise<string>((resolve, reject) => {
      this.asked.set(id, { resolve, reject });
      const json = typeof body === "string" ? body : JSON.stringify(body ?? {});
      this.send({ t: "ask", id, method, path, body: json, me: JSON.stringify(this.me("GET")) });
    });
    const answer = JSON.parse(text) as { ok: boolean; body: unknown };
    if (answer.ok) return answer.body;
    const { why, args } = answer.body as { why: string; args: Record<string, string | number> };
    throw new Refused(why, args);
  }

  open(table: string, since: number | null): SocketLike {
    const socket = new DeviceSocket(++this.count, this);
    this.sockets.set(socket.number, socket);
    this.send({ t: "open", socket: socket.number, table, since });
    return socket;
  }

  leave(socket: number): void {
    if (this.sockets.delete(socket)) this.send({ t: "close", socket });
  }

  send(message: ToWorker): void {
    this.start();
    this.worker?.postMessage(message);
    // While Python is loading, silence only means a slow network.
    if (starting.step === "ready") this.silent ??= setTimeout(() => this.fail("no answer"), ANSWER_WITHIN);
  }

  private receive(message: FromWorker): void {
    clearTimeout(this.silent);
    this.silent = undefined;
    if (message.t === "step") starting.step = message.step;
    else if (message.t === "ready") {
      starting.step = "ready";
      if (!message.fromImage) setTimeout(makeImage, IMAGE_AFTER);
    } else if (message.t === "frame") this.sockets.get(message.socket)?.receive(message.text);
    else if (message.t === "not-saved") starting.notSaved = true;
    else if (message.t === "failed") this.fail(message.why);
    else if (message.t === "answer") {
      this.asked.get(message.id)?.resolve(message.text);
      this.asked.delete(message.id);
    } else if (message.t === "changed") void this.noteRacing();
  }

  /** Handles a Python that could not be loaded or crashed: rejects open requests and closes all sockets. The next request starts Python again. */
  private fail(why: string): void {
    clearTimeout(this.silent);
    this.silent = undefined;
    this.worker?.terminate();
    this.worker = null;
    starting.step = "";
    starting.failed = why;
    for (const { reject } of this.asked.values()) reject(new Refused("no-python", { detail: why }));
    this.asked.clear();
    const lost = [...this.sockets.values()];
    this.sockets.clear();
    for (const socket of lost) socket.drop(1012);
  }

  private me(method: string, body?: { name: string }): Me {
    if (method === "PATCH" && body) save("device-name", body.name.trim().slice(0, 24));
    let name = readSaved("device-name");
    if (!name) {
      name = NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Noa";
      save("device-name", name);
    }
    return { name, newcomer: readSaved("device-finished") === null };
  }

  private async games(): Promise<MyGame[]> {
    return (await this.store.allGames()).filter((game) => !game.hidden);
  }

  private async hide(id: string, hidden: boolean): Promise<{ hidden: boolean }> {
    const game = (await this.store.allGames()).find((one) => one.info.id === id);
    if (game) this.store.setGame({ ...game, hidden });
    void this.noteRacing();
    return { hidden };
  }

  /** Tells the service worker whether a race is running here, so that it does not update the page in the meantime (web/sw.js). */
  async noteRacing(): Promise<void> {
    const games = await this.store.allGames();
    if (games.some((game) => game.info.status === "over")) save("device-finished", "yes");
    const racing = games.some((game) => game.info.status === "running" && !game.hidden);
    const serviceWorker = navigator.serviceWorker?.controller;
    serviceWorker?.postMessage({ t: "racing", on: racing });
    // A race keeps the Python version it began with, so that version must be cached before the server switches to the next one.
    if (racing && serviceWorker && !this.pythonCached) serviceWorker.postMessage({ t: "python" });
    this.pythonCached ||= racing && !!serviceWorker;
  }
}

export const device = new Device();
