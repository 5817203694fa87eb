/* Loads the larger components of a result during the race, so that nothing has to move to make room for them later. */
import type Bets from "./BetsTable.svelte";
import type Chart from "./RaceChart.svelte";

let loaded = $state.raw<{ RaceChart: typeof Chart; BetsTable: typeof Bets } | null>(null);

export const charts = (): typeof loaded => loaded;

export async function loadCharts(): Promise<void> {
  if (loaded) return;
  try {
    const [chart, bets] = await Promise.all([import("./RaceChart.svelte"), import("./BetsTable.svelte")]);
    loaded = { RaceChart: chart.default, BetsTable: bets.default };
  } catch {
    return; // the result also works without them
  }
}
