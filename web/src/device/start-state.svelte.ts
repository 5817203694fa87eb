// How far the worker on this device has started, and what is wrong with it. A separate module, because screens show
// this before the worker is loaded.
class Starting {
  step = $state<"" | "fetch" | "start" | "rules" | "ready">("");
  failed = $state(""); // why Python could not be loaded, or crashed
  notSaved = $state(false); // the browser stores nothing, so a race is lost when its tab is closed
}

export const starting = new Starting();
