// Runs after the build: writes a compressed copy of each file, which the server sends as it is, except for files that
// are compressed already, such as fonts. Then adds up the sizes and fails if a limit is exceeded, so that the page
// stays small. There are separate limits for what home and a race load at once, for what is loaded later on demand, for
// fonts, and for the Python that runs races on a device without a server. The rules for browsers without scripts
// (rules.LANGUAGE.html) do not count.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const LIMITS = { page: 150_000, later: 150_000, fonts: 30_000, python: 5_500_000 }; // bytes, gzipped
const FIRST = ["index.html", "src/play/TableScreen.svelte", "src/fair/nonce.ts"]; // the home screen, a race, and the deal at its start
const folder = join(import.meta.dirname, "../downforce/server/page");
const packed = /\.(br|gz)$/;

// Vite's manifest of which file imports which. It is used only here, so it is not published.
const listed = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));
rmSync(join(folder, ".vite"), { recursive: true });
const first = new Set(["index.html", "sign.svg"]);
const need = (name) => {
  const { file, css = [], imports = [] } = listed[name];
  if (first.has(file)) return;
  for (const one of [file, ...css]) first.add(one);
  imports.forEach(need);
};
FIRST.forEach(need);
const ICONS = /^(sign-.*\.png|sw\.js|app\.webmanifest)$/; // the browser fetches these whenever it likes
const kind = (name) =>
  name.endsWith(".woff2")
    ? "fonts"
    : /^assets\/python-.*\/(?!text|track|setup|puzzle)/.test(name)
      ? "python"
      : ICONS.test(name) || name.startsWith("assets/python-")
        ? "beside"
        : /^rules\..*\.html$/.test(name)
          ? "plain rules"
          : first.has(name)
            ? "page"
            : "later";

const totals = { page: 0, later: 0, fonts: 0, python: 0 };
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || packed.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const name = relative(folder, path);
  const content = readFileSync(path);
  const gzip = gzipSync(content, { level: 9 });
  if (kind(name) !== "fonts" && !/\.(png|zip)$/.test(name)) {
    writeFileSync(`${path}.gz`, gzip);
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(content, {
        params: {
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          [constants.BROTLI_PARAM_QUALITY]: content.length > 1e6 ? 9 : 11,
        },
      }),
    );
  }
  if (kind(name) in totals) totals[kind(name)] += gzip.length;
  console.log(`${String(gzip.length).padStart(8)}  ${kind(name).padEnd(11)}  ${entry.name}`);
}
for (const [of, limit] of Object.entries(LIMITS))
  console.log(`${String(totals[of]).padStart(8)}  ${of}, gzipped, of ${limit} allowed`);
if (Object.entries(LIMITS).some(([of, limit]) => totals[of] > limit)) process.exit(1);
