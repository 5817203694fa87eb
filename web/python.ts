// Builds the Python files for the worker when the page is built: Pyodide as its package ships it, a standard library
// reduced to what a race imports, our own package, and the data that the page requests before Python runs. The modules
// are compiled by that same Python, running in Node, so that their format matches. The folder is named after a hash of
// its contents, so that browsers may cache it forever.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { loadPyodide } from "pyodide";
import type { Plugin } from "vite";

const ROOT = join(import.meta.dirname, "..");
const SHIPPED = join(import.meta.dirname, "node_modules/pyodide");
const KEPT = join(import.meta.dirname, "node_modules/.downforce-python");
const AS_SHIPPED = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
const SOURCES = ["downforce", "web/python.ts", "web/python.py", "web/package-lock.json"];
const NOT_OURS = /\/(page|server|terminal|arena|envs|__pycache__|analysis(?!\/(puzzles|shapes)\.py))\//; // folders whose modules never run in a browser

function sources(path: string): string[] {
  if (!existsSync(join(ROOT, path))) return [];
  if (/\.\w+$/.test(path)) return [path];
  const found = readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true });
  return found
    .filter((one) => one.isFile())
    .map((one) => relative(ROOT, join(one.parentPath, one.name)))
    .filter((one) => !NOT_OURS.test(one))
    .sort();
}

/** The hash of everything that goes in; the files are built again only when it changes. */
function digest(): string {
  const sum = createHash("sha256");
  for (const path of SOURCES.flatMap(sources)) sum.update(path).update(readFileSync(join(ROOT, path)));
  return sum.digest("hex").slice(0, 12);
}

async function make(folder: string): Promise<void> {
  const python = await loadPyodide({ indexURL: SHIPPED });
  mkdirSync(folder, { recursive: true });
  for (const [at, path] of [
    ["/source", ROOT],
    ["/shipped", SHIPPED],
    ["/made", folder],
  ] as const) {
    python.FS.mkdirTree(at);
    python.mountNodeFS(at, path);
  }
  python.runPython(readFileSync(join(import.meta.dirname, "python.py"), "utf8"));
  const { info } = JSON.parse(readFileSync(join(SHIPPED, "pyodide-lock.json"), "utf8")) as { info: unknown };
  writeFileSync(join(folder, "pyodide-lock.json"), JSON.stringify({ info, packages: {} })); // no other package is ever loaded
  for (const name of AS_SHIPPED) writeFileSync(join(folder, name), readFileSync(join(SHIPPED, name)));
}

export function pythonFiles(): Plugin {
  const name = `python-${digest()}`;
  return {
    name: "python-files",
    apply: "build",
    async config() {
      const folder = join(KEPT, name);
      if (!existsSync(join(folder, "pyodide.asm.wasm"))) {
        rmSync(KEPT, { recursive: true, force: true });
        await make(folder);
      }
      return { define: { "import.meta.env.PYTHON": JSON.stringify(name) } };
    },
    generateBundle() {
      const folder = join(KEPT, name);
      for (const one of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!one.isFile()) continue;
        const path = join(one.parentPath, one.name);
        this.emitFile({
          type: "asset",
          fileName: `assets/${name}/${relative(folder, path)}`,
          source: readFileSync(path),
        });
      }
    },
  };
}
