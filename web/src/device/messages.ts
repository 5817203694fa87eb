// The messages between a page and its worker. Frames and answers are the same strings that a server would send.
export type Step = "fetch" | "start" | "rules";

export type ToWorker =
  | { t: "ask"; id: number; method: string; path: string; body: string; me: string }
  | { t: "open"; socket: number; table: string; since: number | null }
  | { t: "send"; socket: number; text: string }
  | { t: "close"; socket: number };

export type FromWorker =
  | { t: "step"; step: Step }
  | { t: "ready"; fromImage: boolean }
  | { t: "answer"; id: number; text: string }
  | { t: "frame"; socket: number; text: string }
  | { t: "done" } // the last message was handled, so the worker is alive
  | { t: "changed" } // the list of games has changed
  | { t: "not-saved"; why: string }
  | { t: "failed"; why: string };
