import { mount } from "svelte";
import App from "./App.svelte";
import "./css/index.css";
import { Refused } from "./api/api";
import { guest } from "./api/guest.svelte";
import { environment, detectEnvironment, startDevice } from "./api/transport";
import { watchOffline } from "./device/offline";
import { rematch } from "./screens/rematch.svelte";
import { returnLink } from "./screens/return/return-link.svelte";
import { readReturnToken, watchAddress } from "./router/router";
import { watchSettings } from "./settings/settings.svelte";
import { setup, watchVersion } from "./api/setup";
import { setLanguage, startLanguage } from "./text/text";
import Unreachable from "./screens/Unreachable.svelte";

const target = document.getElementById("app") ?? document.body;

/** Waits until every request has succeeded or failed, so that a second attempt does not overlap with one that is still failing. */
async function ask(): Promise<void> {
  const answers = await Promise.allSettled([setLanguage(startLanguage()), setup(), guest.load()]);
  for (const answer of answers) if (answer.status === "rejected") throw answer.reason;
}

/** Falls back to this device if the server cannot be reached; the page's files may be cached. */
async function askWhoeverAnswers(): Promise<void> {
  try {
    await ask();
  } catch (failure) {
    if (failure instanceof Refused || environment.site) throw failure;
    environment.server = false;
    await ask();
  }
}

watchSettings();
detectEnvironment();
try {
  const token = readReturnToken(location.hash);
  await askWhoeverAnswers();
  if (token) await returnLink.open(token);
  watchAddress();
  mount(App, { target });
  watchOffline();
  if (!environment.server) {
    void startDevice();
    void import("./play/TableScreen.svelte"); // loads the race screen while Python starts
  }
  if (!environment.site) watchVersion();
  rematch.watch();
} catch {
  mount(Unreachable, { target });
}
