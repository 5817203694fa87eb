// The service worker: keeps the built page, so that it opens without a network, and never exchanges it in the middle of a race.
// offline.js puts in the version and the files. Each version has a cache of its own; which one is in use stands in another, so that
// a race on this device goes on with the page and the rules it began with until it ends, or until the reader takes the new version.
const VERSION = "%VERSION%";
const PAGE = [/*%PAGE%*/];
const PYTHON = [/*%PYTHON%*/];
const STATE = "downforce-state";
const cacheOf = (version) => `downforce-${version}`;
const scope = new URL(registration.scope);

async function read(name) {
  const found = await (await caches.open(STATE)).match(new URL(name, scope));
  return found ? found.text() : "";
}

async function write(name, value) {
  await (await caches.open(STATE)).put(new URL(name, scope), new Response(value));
}

async function use(version) {
  await write("use", version);
  for (const name of await caches.keys()) {
    if (name.startsWith("downforce-") && ![STATE, cacheOf(version)].includes(name)) await caches.delete(name);
  }
}

async function keep(files) {
  const cache = await caches.open(cacheOf(VERSION));
  for (const file of files) {
    const address = new URL(file, scope);
    if (!(await cache.match(address)))
      await cache.add(new Request(address, { cache: file.startsWith("assets/") ? "default" : "no-cache" }));
  }
}

addEventListener("install", (event) => {
  skipWaiting(); // it serves the version in use, whichever that is
  event.waitUntil(keep(PAGE));
});

addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const before = await read("use");
      if (!before || !(await read("racing"))) await use(VERSION);
      await clients.claim();
      if (before && before !== VERSION) for (const client of await clients.matchAll()) client.postMessage({ t: "new" });
    })(),
  );
});

addEventListener("message", (event) => {
  const { t, on } = event.data;
  if (t === "racing") event.waitUntil(write("racing", on ? "yes" : ""));
  if (t === "use") event.waitUntil(use(VERSION));
  if (t === "python") event.waitUntil(keep(PYTHON).catch(() => undefined)); // another time, then
});

/** The one file behind every address. Its own addresses are relative in a folder for any place: made whole, since we may be deeper. */
async function index(cached) {
  const text = await cached.text();
  return new Response(text.replaceAll('="./', `="${scope.pathname}`), { headers: cached.headers });
}

/** A table that a server runs: its page must be the server's own, whatever version a race on this device goes on with. */
const isServed = (path) => /^t\/(?!device-)/.test(path);

async function page(event, path) {
  const used = await caches.open(cacheOf((await read("use")) || VERSION));
  const cached = await used.match(scope);
  const racing = await read("racing");
  if (cached && racing && !isServed(path)) return index(cached);
  try {
    const fresh = await fetch(event.request);
    if (fresh.ok && !racing && (await read("use")) !== VERSION) event.waitUntil(use(VERSION)); // the race for which the old one was kept is over
    if (fresh.ok || !cached) return fresh;
  } catch (failure) {
    if (!cached) throw failure;
  }
  return index(cached);
}

async function file(request) {
  const used = await caches.open(cacheOf((await read("use")) || VERSION));
  return (await used.match(request)) ?? (await caches.match(request)) ?? fetch(request);
}

addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  const path = address.href.startsWith(scope.href) ? address.pathname.slice(scope.pathname.length) : "api/";
  if (event.request.method !== "GET" || path.startsWith("api/") || path === "sw.js") return; // nothing of these is kept
  event.respondWith(
    event.request.mode === "navigate" && !path.startsWith("rules.") ? page(event, path) : file(event.request),
  );
});
