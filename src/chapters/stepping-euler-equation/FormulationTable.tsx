import type { ReactNode } from "react";
import { ANGULAR } from "../../core/dynamics/angular/index";
import type { AngularId } from "../../core/dynamics/ids";
import { strings as kit } from "../../figures/strings/en";
import { typographic } from "../../format/text";
import { FactTable } from "../shared/FactTable";
import { strings } from "./strings/en";

const words = strings.rules;

export function FormulationTable({ ids }: { ids: readonly AngularId[] }): ReactNode {
  return (
    <FactTable
      caption={words.caption}
      headings={[words.rule, words.order, words.conserves]}
      rows={ids.map((id) => {
        const { name, conserves } = kit.rules[id];
        return [typographic(name), ANGULAR[id].order ?? words.exact, conserves];
      })}
    />
  );
}
