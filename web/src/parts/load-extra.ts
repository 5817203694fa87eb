/** Loads a module that the page can do without, and calls `use` with it. Nothing happens if it cannot be loaded, for example because the server is being restarted. */
export function loadExtra<Module>(load: () => Promise<Module>, use: (module: Module) => void): void {
  load().then(use, () => undefined);
}
