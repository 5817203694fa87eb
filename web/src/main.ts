import { mount } from "svelte";
import App from "./App.svelte";
import "./css/index.css";
import { watchAddress } from "./lib/router";
import { watchSettings } from "./lib/settings.svelte";
import { watchVersion } from "./lib/setup";
import { setLanguage, startLanguage } from "./lib/text";
import Unreachable from "./screens/Unreachable.svelte";

watchSettings();
const target = document.getElementById("app") ?? document.body;

try {
  await setLanguage(startLanguage());
  watchAddress();
  mount(App, { target });
  watchVersion();
} catch {
  mount(Unreachable, { target });
}
