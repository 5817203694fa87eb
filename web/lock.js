// Makes the lock file fit for every machine and any registry. It takes out the addresses of sponsors, which name other
// people's hosts, and names the parts for other systems that the registry at hand may lack: `npm ci` wants them named.
import { readFileSync, writeFileSync } from "node:fs";

const lock = JSON.parse(readFileSync("package-lock.json", "utf-8"));
const { packages } = lock;
for (const entry of Object.values(packages)) {
  delete entry.funding;
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const [os, cpu, libc] = name
      .split("/")
      .pop()
      .replace(/^(binding|lightningcss)-/, "")
      .split("-");
    const known = `node_modules/${name}`;
    const needs = { gnu: { libc: ["glibc"] }, musl: { libc: ["musl"] } }[libc] ?? {};
    // Without a sum: it is only ever fetched on that system, by this exact version.
    if (/^\d/.test(version))
      packages[known] ??= { version, cpu: [cpu], ...(entry.dev && { dev: true }), ...needs, optional: true, os: [os] };
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
