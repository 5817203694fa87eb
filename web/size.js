// After the build: a compressed copy beside each file, for the server to send as it is, and what all of them weigh.
// Fails above the limit, so that the page stays small.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const LIMIT = 150_000; // bytes, gzipped
const folder = join(import.meta.dirname, "../downforce/server/page");
const packed = /\.(br|gz)$/;

let total = 0;
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || packed.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const content = readFileSync(path);
  const gzip = gzipSync(content, { level: 9 });
  writeFileSync(`${path}.gz`, gzip);
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }));
  total += gzip.length;
  console.log(`${String(gzip.length).padStart(8)}  ${entry.name}`);
}
console.log(`${String(total).padStart(8)}  in all, gzipped, of ${LIMIT} allowed`);
if (total > LIMIT) process.exit(1);
