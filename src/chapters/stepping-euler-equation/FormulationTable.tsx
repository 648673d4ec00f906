import type { ReactNode } from "react";
import { ANGULAR } from "../../core/dynamics/angular/index";
import type { AngularId } from "../../core/dynamics/ids";
import { strings as kit } from "../../figures/strings/en";
import { typographic } from "../../format/text";
import { strings } from "./strings/en";

const words = strings.rules;

export function FormulationTable({ ids }: { ids: readonly AngularId[] }): ReactNode {
  return (
    <table className="rules">
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.rule}</th>
          <th scope="col">{words.order}</th>
          <th scope="col">{words.conserves}</th>
        </tr>
      </thead>
      <tbody>
        {ids.map((id) => {
          const { name, conserves } = kit.rules[id];
          return (
            <tr key={id}>
              <th scope="row">{typographic(name)}</th>
              <td>{ANGULAR[id].order ?? words.exact}</td>
              <td>{conserves}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
