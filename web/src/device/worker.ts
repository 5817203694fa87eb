/* The worker: starts Python, gives it what pages say, keeps what it wants kept, and only then sends what it answers. */
import type { PyCallable, PyProxy } from "pyodide/ffi";
import type { FromWorker, ToWorker } from "./messages";
import { startPython } from "./interpreter";
import { Store, type Game } from "./store";
import { Turns } from "./turns";

interface Connections extends PyProxy {
  open(wire: number, table: string, since: number | undefined, send: (frame: string) => void, mine: boolean): void;
  hear(wire: number, text: string): void;
  close(wire: number): void;
  take_over(table: string): void;
  ask(method: string, path: string, body: string, me: string): string;
}
interface Device extends PyProxy {
  fill(table: string, lines: unknown): void;
  next_due(): number | undefined;
  wake(): void;
}

const ABOUT = /^tables\/([\w-]+)/;
const MOST_SLEEP = 60_000; // milliseconds; a device that slept wakes with the wrong idea of time
const tell = (message: FromWorker): void => postMessage(message);

const store = new Store((why) => tell({ t: "unkept", why }));
const turns = new Turns(
  (table) => serial(() => look(table)),
  (table) => serial(() => takeOver(table)),
);
const open = new Map<number, string>(); // tables by wire
let alarm: ReturnType<typeof setTimeout> | undefined;
let waiting: FromWorker[] = []; // until what came before them is kept
let queue = Promise.resolve();
const python = start();
python.catch((error: unknown) => tell({ t: "failed", why: reasonOf(error) }));
const reasonOf = (error: unknown): string => String(error).slice(-300);

async function start(): Promise<{ device: Device; pages: Connections }> {
  const { python: interpreter, fromImage } = await startPython((step) => tell({ t: "step", step }));
  const make = interpreter.runPython(`
from downforce.local.connections import Connections
from downforce.local.device import Device

def make(keep, sum_up):
    device = Device(keep, sum_up)
    return device, Connections(device)

make`) as PyCallable;
  const [device, pages] = make(keep, sumUp) as unknown as [Device, Connections];
  tell({ t: "ready", fromImage });
  return { device, pages };
}

function keep(table: string, number: number, line: string): void {
  store.addLine(table, number, line);
  waiting.push({ t: "changed" });
  turns.added(table);
}

function sumUp(_table: string, game: string): void {
  store.setGame(JSON.parse(game) as Game);
}

/** One thing after another; what is told waits until what it tells of is kept. */
function serial(what: () => Promise<void>): void {
  queue = queue
    .then(what)
    .then(async () => {
      await store.settled();
      const now = waiting;
      waiting = [];
      now.forEach(tell);
      turns.say();
      await sleep();
    })
    .catch((error: unknown) => tell({ t: "failed", why: reasonOf(error) }));
}

async function sleep(): Promise<void> {
  const { device } = await python;
  clearTimeout(alarm);
  const due = device.next_due();
  if (due === undefined) return;
  const wait = Math.min(MOST_SLEEP, Math.max(0, due * 1000 - Date.now()));
  alarm = setTimeout(() => serial(async () => device.wake()), wait);
}

/** What is kept of a table, from whichever tab. */
async function look(table: string): Promise<void> {
  const { device } = await python;
  device.fill(table, await store.linesOf(table));
}

async function takeOver(table: string): Promise<void> {
  await look(table);
  (await python).pages.take_over(table);
}

async function hear(said: ToWorker): Promise<void> {
  const { pages } = await python;
  if (said.t === "ask") {
    const table = ABOUT.exec(said.path)?.[1];
    if (table) await look(table);
    waiting.push({ t: "answer", id: said.id, text: pages.ask(said.method, said.path, said.body, said.me) });
  } else if (said.t === "open") {
    const mine = await turns.take(said.table);
    await look(said.table);
    open.set(said.wire, said.table);
    // null would come to Python as something of its own, undefined comes as None
    pages.open(
      said.wire,
      said.table,
      said.since ?? undefined,
      (text) => void waiting.push({ t: "frame", wire: said.wire, text }),
      mine,
    );
  } else if (said.t === "say") {
    pages.hear(said.wire, said.text);
  } else {
    pages.close(said.wire);
    const table = open.get(said.wire);
    open.delete(said.wire);
    if (table && ![...open.values()].includes(table)) turns.leave(table);
  }
}

onmessage = (event: MessageEvent<ToWorker>) =>
  serial(async () => {
    await hear(event.data);
    waiting.push({ t: "heard" });
  });
