// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { starting } from "./start-state.svelte";
import { Device } from "./device.svelte";
import type { FromWorker, ToWorker } from "./messages";

class FakeWorker {
  static made: FakeWorker[] = [];
  onmessage?: (event: { data: FromWorker }) => void;
  onerror?: (event: { message: string; preventDefault(): void }) => void;
  received: ToWorker[] = [];
  dead = false;
  constructor(readonly address: URL) {
    FakeWorker.made.push(this);
  }
  postMessage(message: ToWorker): void {
    this.received.push(message);
  }
  terminate(): void {
    this.dead = true;
  }
  posts(...messages: FromWorker[]): void {
    for (const data of messages) this.onmessage?.({ data });
  }
}

const last = (): FakeWorker => FakeWorker.made.at(-1) as FakeWorker;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(starting, { step: "", failed: "" });
  vi.stubGlobal("Worker", FakeWorker);
  FakeWorker.made = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function ready(): Device {
  const device = new Device();
  device.start();
  last().posts({ t: "ready", fromImage: true });
  return device;
}

test("a worker that is silent is started again, and its sockets are closed", () => {
  const device = ready();
  const socket = device.open("device-one", null);
  const closed = vi.fn();
  socket.onclose = closed;
  const first = last();
  first.posts({ t: "frame", socket: 1, text: '{"t":"pong"}' }, { t: "done" });
  vi.advanceTimersByTime(60_000);
  expect(first.dead).toBe(false); // no request was sent to it
  socket.send('{"t":"ping"}');
  vi.advanceTimersByTime(60_000);
  expect(first.dead).toBe(true);
  expect(closed).toHaveBeenCalledWith({ code: 1012 });
  expect(starting.failed).toBe("no answer");
  device.open("device-one", 4);
  expect(FakeWorker.made).toHaveLength(2);
  expect(last().received).toEqual([{ t: "open", socket: 2, table: "device-one", since: 4 }]);
  expect(starting.failed).toBe("");
});

test("while Python loads nobody is impatient", () => {
  const device = new Device();
  void device.ask("POST", "race").catch(() => undefined);
  last().posts({ t: "step", step: "fetch" });
  vi.advanceTimersByTime(600_000);
  expect(last().dead).toBe(false);
});

test("a request to a Python that cannot be loaded is refused with the reason", async () => {
  const device = ready();
  const asked = device.ask("POST", "race");
  last().posts({ t: "failed", why: "404" });
  await expect(asked).rejects.toMatchObject({ why: "no-python", args: { detail: "404" } });
  expect(starting.failed).toBe("404");
  expect(last().dead).toBe(true);
});
