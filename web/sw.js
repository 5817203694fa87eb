// The service worker: caches the built page, so that it opens without a network, and never replaces it in the middle of
// a race. offline.js inserts the version and the list of files. Each version has a cache of its own, and another cache
// records which version is in use. So a race on this device keeps the page and the rules it began with until it ends,
// or until the reader accepts the new version.
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
  skipWaiting(); // safe at once: the worker serves whichever version is in use
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
  if (t === "python") event.waitUntil(keep(PYTHON).catch(() => undefined)); // if caching fails, it is tried again another time
});

/** Returns the one page behind every address. In a build for any folder its links are relative; they are made absolute, because the address may be deeper. */
async function index(cached) {
  const text = await cached.text();
  return new Response(text.replaceAll('="./', `="${scope.pathname}`), { headers: cached.headers });
}

/** Whether a path is a table run by a server. Its page must be the server's own, whatever version a race on this device still uses. */
const isServed = (path) => /^t\/(?!device-)/.test(path);

async function page(event, path) {
  const used = await caches.open(cacheOf((await read("use")) || VERSION));
  const cached = await used.match(scope);
  const racing = await read("racing");
  if (cached && racing && !isServed(path)) return index(cached);
  try {
    const fresh = await fetch(event.request);
    if (fresh.ok && !racing && (await read("use")) !== VERSION) event.waitUntil(use(VERSION)); // the race for which the old version was kept is over
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
  if (event.request.method !== "GET" || path.startsWith("api/") || path === "sw.js") return; // none of these is cached
  event.respondWith(
    event.request.mode === "navigate" && !path.startsWith("rules.") ? page(event, path) : file(event.request),
  );
});
