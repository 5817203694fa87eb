// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { beforeAll, expect, it } from "vitest";
import { addTexts, setLanguage } from "../../text/text";
import type { GameEvent, TableInfo } from "../../protocol";
import { GrowingLog } from "./growing-log.svelte";
import { Phrasing } from "../describe/phrasing";

beforeAll(() => {
  for (const [lang, verb] of [
    ["en", "plays"],
    ["fr", "joue"],
  ] as const)
    addTexts(lang, `log-played = { $name } ${verb} { $card }.`);
});

it("tells what lies behind again when the language changes", async () => {
  const info = { seats: [{ seat: 0, name: "Rui" }], options: { edition: "en" } } as unknown as TableInfo;
  const events = [{ number: 1, event: "played", seat: 0, card: "R6", reversed: false }] as GameEvent[];
  await setLanguage("en");
  let texts: string[] = [];
  const stop = $effect.root(() => {
    const phrasing = $derived(Phrasing.of(info, null));
    const log = new GrowingLog(
      () => phrasing,
      () => events,
    );
    $effect(() => {
      texts = log.lines.map((line) => line.text);
    });
  });
  flushSync();
  expect(texts[0]).toContain("plays");
  await setLanguage("fr");
  flushSync();
  expect(texts[0]).toContain("joue");
  stop();
});
