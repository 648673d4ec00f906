import type { ReactNode } from "react";
import { decimals } from "../../format/numbers";
import { FactTable } from "../shared/FactTable";
import held from "./heldInEngines.json";
import { strings } from "./strings/en";

const words = strings.engines;

const angle = (lowest: number | null, givenUp: number | null) =>
  lowest === null ? words.givenUp(decimals(givenUp ?? 0, 1)) : decimals(-lowest, 1);

/** Measured by tests/engines/heldWheel.deep.test.ts, which writes them anew when asked to. */
export function HeldInEngines({ caption }: { readonly caption: string }): ReactNode {
  return (
    <FactTable
      caption={caption}
      headings={[words.program, words.rate, words.lowest10, words.lowest60, words.gap]}
      rows={Object.entries(held).map(([id, { rate, lowest10, lowest60, gap, givenUp }]) => [
        words.rows[id as keyof typeof held],
        rate === null ? "–" : decimals(rate, 2),
        angle(lowest10, givenUp),
        angle(lowest60, givenUp),
        decimals(1000 * gap, 2),
      ])}
    />
  );
}
