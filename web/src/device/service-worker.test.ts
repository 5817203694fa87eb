// Which version of the page the service worker (web/sw.js) serves after the server was updated.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const SOURCE = readFileSync(new URL("../../sw.js", import.meta.url), "utf-8").replace('"%VERSION%"', '"new"');
const SCOPE = "https://race.example/";

interface FetchEvent {
  request: { method: string; url: string; mode: string };
  respondWith(answer: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}

/** A worker of version "new" in a browser that still has the page of version "old" in its cache. */
function worker(racing: boolean) {
  const kept = new Map([
    ["downforce-state", new Map([["use", "old"], ...(racing ? [["racing", "yes"] as const] : [])])],
    ["downforce-old", new Map([["", "the old page"]])],
    ["downforce-new", new Map([["", "the new page"]])],
  ]);
  const path = (address: URL | { url: string }): string =>
    String("url" in address ? address.url : address).slice(SCOPE.length);
  const open = async (name: string) => ({
    match: async (address: URL) => {
      const found = kept.get(name)?.get(path(address));
      return found === undefined ? undefined : new Response(found);
    },
    put: async (address: URL, answer: Response) => void kept.get(name)?.set(path(address), await answer.text()),
  });
  const caches = { open, keys: async () => [...kept.keys()], delete: async (name: string) => kept.delete(name) };
  const listeners: Record<string, (event: FetchEvent) => void> = {};
  const listen = (name: string, call: (event: FetchEvent) => void) => (listeners[name] = call);
  const fetched = async () => new Response("the server's page");
  new Function("registration", "caches", "addEventListener", "fetch", SOURCE)(
    { scope: SCOPE },
    caches,
    listen,
    fetched,
  );
  return {
    kept,
    async navigate(to: string): Promise<string> {
      const work: Promise<unknown>[] = [];
      let answer: Promise<Response> | undefined;
      listeners["fetch"]!({
        request: { method: "GET", url: SCOPE + to, mode: "navigate" },
        respondWith: (promise) => (answer = promise),
        waitUntil: (promise) => void work.push(promise),
      });
      const text = await (await answer!).text();
      await Promise.all(work);
      return text;
    },
  };
}

it("gives the server's page to whoever reloads, and forgets the old one", async () => {
  const { navigate, kept } = worker(false);
  expect(await navigate("t/AbCdEfGh12345678")).toBe("the server's page");
  expect([...kept.keys()]).toEqual(["downforce-state", "downforce-new"]);
});

it("keeps the old page for a race on this device, but not for a table of the server", async () => {
  const { navigate, kept } = worker(true);
  expect(await navigate("t/device-AbCdEfGh1234")).toBe("the old page");
  expect(await navigate("")).toBe("the old page");
  expect(await navigate("t/AbCdEfGh12345678")).toBe("the server's page");
  expect(await navigate("t/device-AbCdEfGh1234")).toBe("the old page");
  expect(kept.has("downforce-old")).toBe(true);
});
