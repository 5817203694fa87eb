// Makes the lock file work on every machine and with any registry. Removes the funding links, which name other people's
// hosts, and adds the optional packages for other systems, because `npm ci` expects them even if the registry in use
// lacks them.
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
    // No checksum: the package is only ever downloaded on that system, in exactly this version.
    if (/^\d/.test(version))
      packages[known] ??= { version, cpu: [cpu], ...(entry.dev && { dev: true }), ...needs, optional: true, os: [os] };
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
