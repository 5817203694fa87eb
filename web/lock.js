// Takes out of the lock file what names other people's hosts and nobody needs to install: the addresses of sponsors.
import { readFileSync, writeFileSync } from "node:fs";

const lock = JSON.parse(readFileSync("package-lock.json", "utf-8"));
for (const entry of Object.values(lock.packages)) delete entry.funding;
writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
