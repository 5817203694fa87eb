// How far the worker of this device is with starting, and what is wrong with it. Apart from it, since every page shows this.
class Starting {
  step = $state<"" | "fetch" | "start" | "rules" | "ready">("");
  failed = $state(""); // why Python cannot be loaded, or broke
  notSaved = $state(false); // the browser stores nothing: a race is gone with its tab
}

export const starting = new Starting();
