import { useEffect } from "react";
import { decimals } from "../../format/numbers";
import { setText } from "../../ui/liveElements";
import type { SimulationDriver } from "./SimulationDriver";

function presentText(report: object, quantity: string): string {
  const value: unknown = (report as Record<string, unknown>)[quantity];
  if (typeof value === "number") return decimals(value, 3);
  return Array.isArray(value) ? `(${value.map((part) => decimals(Number(part), 2)).join(", ")})` : "";
}

/** Writes the present values of lane A beside the terms of those equations whose `figure` is this one. */
export function usePresentValues(id: string, driver: SimulationDriver): void {
  useEffect(() => {
    const outputs = document.querySelectorAll<HTMLOutputElement>(`output[data-present-figure="${id}"]`);
    if (outputs.length === 0) return;
    return driver.onFrame(() => {
      const report = driver.player.report(0);
      for (const output of outputs) setText(output, presentText(report, output.dataset.present ?? ""));
    });
  }, [id, driver]);
}
