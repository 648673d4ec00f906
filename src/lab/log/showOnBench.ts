import type { ScenarioInput } from "../../core/scenario/parseScenario";

const LOAD_TIMEOUT_MS = 20_000;

/** @returns false where the bench's program does not load */
export async function showOnBench(scenario: ScenarioInput): Promise<boolean> {
  const bench = document.getElementById("bench");
  const island = bench?.closest<HTMLElement>("[data-island]");
  if (!bench || !island) return false;
  bench.scrollIntoView({ block: "start" });
  // An island near the screen hydrates by itself.
  if (island.dataset.hydrated === undefined && !(await isHydrated(island))) return false;
  bench.dispatchEvent(new CustomEvent("figure:set-state", { detail: { scenario, frame: 0 } }));
  bench.focus({ preventScroll: true });
  return true;
}

function isHydrated(island: HTMLElement): Promise<boolean> {
  return new Promise((resolve) => {
    island.addEventListener("figure:hydrated", () => resolve(true), { once: true });
    setTimeout(() => resolve(island.dataset.hydrated !== undefined), LOAD_TIMEOUT_MS);
  });
}
