import type { ReactNode } from "react";
import { decimals } from "../../format/numbers";
import { FactTable } from "../shared/FactTable";
import held from "./heldInEngines.json";
import { strings } from "./strings/en";

const words = strings.engines;

/** Measured by tests/engines/heldWheel.deep.test.ts, which writes them anew when asked to. */
export function HeldInEngines({ caption }: { readonly caption: string }): ReactNode {
  return (
    <FactTable
      caption={caption}
      headings={[words.program, words.rate, words.lowest10, words.lowest60, words.gap]}
      rows={Object.entries(held).map(([id, { rate, lowest10, lowest60, gap }]) => [
        words.rows[id as keyof typeof held],
        decimals(rate, 2),
        decimals(-lowest10, 1),
        decimals(-lowest60, 1),
        decimals(1000 * gap, 2),
      ])}
    />
  );
}
