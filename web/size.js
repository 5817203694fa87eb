// After the build: a compressed copy beside each file but fonts, which are packed already, for the server to send as it is, and what
// all of them weigh. Fails above a limit, so that the page stays small. Fonts have a limit of their own; the rules for browsers without scripts
// (rules.LANGUAGE.html) are not part of the page.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const LIMITS = { page: 150_000, fonts: 30_000 }; // bytes, gzipped
const folder = join(import.meta.dirname, "../downforce/server/page");
const packed = /\.(br|gz)$/;
const kind = (name) => (/\.woff2$/.test(name) ? "fonts" : /^rules\..*\.html$/.test(name) ? "plain rules" : "page");

const totals = { page: 0, fonts: 0 };
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || packed.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const content = readFileSync(path);
  const gzip = gzipSync(content, { level: 9 });
  if (kind(entry.name) !== "fonts") {
    writeFileSync(`${path}.gz`, gzip);
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }));
  }
  if (kind(entry.name) in totals) totals[kind(entry.name)] += gzip.length;
  console.log(`${String(gzip.length).padStart(8)}  ${entry.name}`);
}
for (const [of, limit] of Object.entries(LIMITS)) console.log(`${String(totals[of]).padStart(8)}  ${of}, gzipped, of ${limit} allowed`);
if (Object.entries(LIMITS).some(([of, limit]) => totals[of] > limit)) process.exit(1);
