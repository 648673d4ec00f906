import type { ReactNode } from "react";
import { ANGULAR } from "../../core/dynamics/angular/index";
import type { AngularId } from "../../core/dynamics/ids";
import { strings as words } from "../../figures/strings";
import { typographic } from "../../format/typographic";

/** A table of formulations, as the core's registry describes them. */
export function FormulationTable({ ids }: { ids: readonly AngularId[] }): ReactNode {
  return (
    <table className="rules">
      <caption>The rules of this chapter</caption>
      <thead>
        <tr>
          <th scope="col">Rule</th>
          <th scope="col">Order</th>
          <th scope="col">Keeps</th>
          <th scope="col">Used by</th>
        </tr>
      </thead>
      <tbody>
        {ids.map((id) => {
          const rule = ANGULAR[id];
          return (
            <tr key={id}>
              <th scope="row">{typographic(words.rules[id].name)}</th>
              <td>{rule.order ?? "exact"}</td>
              <td>{words.rules[id].conserves}</td>
              <td>{words.rules[id].usedBy}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
