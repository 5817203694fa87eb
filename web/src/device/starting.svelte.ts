// How far the worker of this device has started, and what is wrong with it. A module of its own, since screens show it before the worker is loaded.
class Starting {
  step = $state<"" | "fetch" | "start" | "rules" | "ready">("");
  failed = $state(""); // why Python cannot be loaded, or broke
  notSaved = $state(false); // the browser stores nothing: a race is gone with its tab
}

export const starting = new Starting();
