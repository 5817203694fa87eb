// Runs after the build: writes the list of all built files, and a version derived from their contents, into the service worker.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

const folder = join(import.meta.dirname, "../downforce/server/page");
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(br|gz)$|^sw\.js$|^manifest\.json$/.test(entry.name))
  .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  .filter((name) => !name.startsWith(".") && !/^rules\..*\.html$/.test(name))
  .sort();
const sum = createHash("sha256");
for (const name of files) sum.update(name).update(readFileSync(join(folder, name)));
const isPython = (name) => name.startsWith("assets/python-");
const isPuzzle = (name) => /\/puzzle\.[^/]*$/.test(name);
const raceFirst = (one, other) => Number(isPuzzle(one)) - Number(isPuzzle(other)); // files are cached in this order, and an update may interrupt it
const list = (names) => names.map((name) => JSON.stringify(name === "index.html" ? "./" : name)).join(", ");

const source = readFileSync(join(import.meta.dirname, "sw.js"), "utf8")
  .replace("%VERSION%", sum.digest("hex").slice(0, 12))
  .replace("/*%PAGE%*/", list(files.filter((name) => !isPython(name))))
  .replace("/*%PYTHON%*/", list(files.filter(isPython).sort(raceFirst)));
writeFileSync(join(folder, "sw.js"), source);
