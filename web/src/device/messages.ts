// What a page and its worker tell each other. Frames and answers are the texts that a server would send.
export type Step = "fetch" | "start" | "rules";

export type ToWorker =
  | { t: "ask"; id: number; method: string; path: string; body: string; me: string }
  | { t: "open"; wire: number; table: string; since: number | null }
  | { t: "say"; wire: number; text: string }
  | { t: "close"; wire: number };

export type FromWorker =
  | { t: "step"; step: Step }
  | { t: "ready"; fromImage: boolean }
  | { t: "answer"; id: number; text: string }
  | { t: "frame"; wire: number; text: string }
  | { t: "heard" } // whatever was said has been done: the worker lives
  | { t: "changed" } // the list of games
  | { t: "unkept"; why: string }
  | { t: "failed"; why: string };
