/* The worker: starts Python, forwards the page's messages to it, saves the data it wants saved, and only then sends its answers. */
import type { PyCallable, PyProxy } from "pyodide/ffi";
import type { FromWorker, ToWorker } from "./messages";
import { startPython } from "./interpreter";
import { Store, type Game } from "./store";
import { TableLocks } from "./table-locks";

interface Connections extends PyProxy {
  open(socket: number, table: string, since: number | undefined, send: (frame: string) => void, mine: boolean): void;
  hear(socket: number, text: string): void;
  close(socket: number): void;
  take_over(table: string): void;
  ask(method: string, path: string, body: string, me: string): string;
}
interface Device extends PyProxy {
  fill(table: string, lines: unknown): void;
  next_due(): number | undefined;
  wake(): void;
}

const ABOUT = /^tables\/([\w-]+)/;
const MOST_SLEEP = 60_000; // milliseconds between checks of the clock, at most: a timer is late after the device has been asleep
const post = (message: FromWorker): void => postMessage(message);

const store = new Store((why) => post({ t: "not-saved", why }));
const locks = new TableLocks(
  (table) => serial(() => reload(table)),
  (table) => serial(() => takeOver(table)),
);
const open = new Map<number, string>(); // table of each socket
let alarm: ReturnType<typeof setTimeout> | undefined;
let waiting: FromWorker[] = []; // messages held back until all changes before them are saved
let queue = Promise.resolve();
const python = start();
python.catch((error: unknown) => post({ t: "failed", why: shortReason(error) }));
const shortReason = (error: unknown): string => String(error).slice(-300);

async function start(): Promise<{ device: Device; pages: Connections }> {
  const { python: interpreter, fromImage } = await startPython((step) => post({ t: "step", step }));
  const make = interpreter.runPython(`
from downforce.device.connections import Connections
from downforce.device.device import Device

def make(keep, sum_up):
    device = Device(keep, sum_up)
    return device, Connections(device)

make`) as PyCallable;
  const [device, pages] = make(saveLine, saveSummary) as unknown as [Device, Connections];
  post({ t: "ready", fromImage });
  return { device, pages };
}

function saveLine(table: string, number: number, line: string): void {
  store.addLine(table, number, line);
  waiting.push({ t: "changed" });
  locks.markChanged(table);
}

function saveSummary(_table: string, game: string): void {
  store.setGame(JSON.parse(game) as Game);
}

/** Runs tasks one after another; messages are sent only once the changes they report are saved. */
function serial(what: () => Promise<void>): void {
  queue = queue
    .then(what)
    .then(async () => {
      await store.settled();
      const now = waiting;
      waiting = [];
      now.forEach(post);
      locks.publish();
      await sleep();
    })
    .catch((error: unknown) => post({ t: "failed", why: shortReason(error) }));
}

async function sleep(): Promise<void> {
  const { device } = await python;
  clearTimeout(alarm);
  const due = device.next_due();
  if (due === undefined) return;
  const wait = Math.min(MOST_SLEEP, Math.max(0, due * 1000 - Date.now()));
  alarm = setTimeout(() => serial(async () => device.wake()), wait);
}

/** Passes all saved lines of a table to Python, whichever tab wrote them. */
async function reload(table: string): Promise<void> {
  const { device } = await python;
  device.fill(table, await store.readLines(table));
}

async function takeOver(table: string): Promise<void> {
  await reload(table);
  (await python).pages.take_over(table);
}

async function handle(message: ToWorker): Promise<void> {
  const { pages } = await python;
  if (message.t === "ask") {
    const table = ABOUT.exec(message.path)?.[1];
    if (table) await reload(table);
    waiting.push({
      t: "answer",
      id: message.id,
      text: pages.ask(message.method, message.path, message.body, message.me),
    });
  } else if (message.t === "open") {
    const mine = await locks.take(message.table);
    await reload(message.table);
    open.set(message.socket, message.table);
    // Pyodide converts undefined to None, but null to an object of its own.
    pages.open(
      message.socket,
      message.table,
      message.since ?? undefined,
      (text) => void waiting.push({ t: "frame", socket: message.socket, text }),
      mine,
    );
  } else if (message.t === "send") {
    pages.hear(message.socket, message.text);
  } else {
    pages.close(message.socket);
    const table = open.get(message.socket);
    open.delete(message.socket);
    if (table && ![...open.values()].includes(table)) locks.leave(table);
  }
}

onmessage = (event: MessageEvent<ToWorker>) =>
  serial(async () => {
    await handle(event.data);
    waiting.push({ t: "done" });
  });
