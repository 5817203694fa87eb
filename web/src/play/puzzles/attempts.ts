/** Remembers which questions the reader has answered, and whether correctly. Saved in this browser only. */
import { save, readSaved } from "../../lib/storage";

export type Attempts = Record<string, boolean>; // by address of the question: whether the last answer was right

const NAME = "tried";
const MOST = 2000;

export function readAttempts(): Attempts {
  try {
    const found: unknown = JSON.parse(readSaved(NAME) ?? "{}");
    const entries = Object.entries(found && typeof found === "object" && !Array.isArray(found) ? found : {});
    return Object.fromEntries(entries.filter((entry): entry is [string, boolean] => typeof entry[1] === "boolean"));
  } catch {
    return {};
  }
}

export function saveAttempt(question: string, right: boolean): void {
  const { [question]: _, ...others } = readAttempts();
  save(NAME, JSON.stringify(Object.fromEntries([...Object.entries(others), [question, right] as const].slice(-MOST))));
}
