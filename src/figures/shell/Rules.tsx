import type { ReactNode } from "react";
import { ANGULAR, type AngularId } from "../../core/dynamics/angular/index";

/** A table of formulations, as the core's registry describes them. */
export function Rules({ ids }: { ids: readonly AngularId[] }): ReactNode {
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
              <th scope="row">{typographic(rule.name)}</th>
              <td>{rule.order ?? "exact"}</td>
              <td>{typographic(rule.conserves)}</td>
              <td>{typographic(rule.usedBy)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The core writes plain ASCII; a page has proper apostrophes and dashes between names. */
export function typographic(text: string): string {
  return text.replaceAll("'", "’").replaceAll("Runge-Kutta", "Runge–Kutta");
}
