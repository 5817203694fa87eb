/* Loads the components of a result during the race, so that it follows at once, and nothing has to move to make room for the larger ones later. */
import type Bets from "./BetsTable.svelte";
import type Chart from "./RaceChart.svelte";

let loaded = $state.raw<{ RaceChart: typeof Chart; BetsTable: typeof Bets } | null>(null);

export const charts = (): typeof loaded => loaded;

export async function loadCharts(): Promise<void> {
  if (loaded) return;
  try {
    const [chart, bets] = await Promise.all([
      import("./RaceChart.svelte"),
      import("./BetsTable.svelte"),
      import("./Result.svelte"),
      import("./finish/FinishShow.svelte"),
    ]);
    loaded = { RaceChart: chart.default, BetsTable: bets.default };
  } catch {
    return; // the result also works without them
  }
}
