import { mount } from "svelte";
import App from "./App.svelte";
import "./css/index.css";
import { api, wordFailure } from "./lib/api";
import { guest } from "./lib/guest.svelte";
import { rematch } from "./lib/rematch.svelte";
import { go, readReturnToken, watchAddress } from "./lib/router";
import { watchSettings } from "./lib/settings.svelte";
import { setup, watchVersion } from "./lib/setup";
import { setLanguage, startLanguage } from "./lib/text";
import { toast } from "./lib/toasts.svelte";
import Unreachable from "./screens/Unreachable.svelte";

const target = document.getElementById("app") ?? document.body;

/** A return link: the token goes out of the address before anything else happens, since an address is copied and kept. */
async function comeBack(token: string): Promise<void> {
  history.replaceState(null, "", location.pathname);
  try {
    const { table } = await api.comeBack(token);
    await guest.load();
    if (table) go(`/t/${table}`, true);
  } catch (failure) {
    toast(wordFailure(failure), "warn");
  }
}

watchSettings();
try {
  const token = readReturnToken(location.hash);
  await Promise.all([setLanguage(startLanguage()), setup(), guest.load()]);
  if (token) await comeBack(token);
  watchAddress();
  mount(App, { target });
  watchVersion();
  rematch.watch();
} catch {
  mount(Unreachable, { target });
}
