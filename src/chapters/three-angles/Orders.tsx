import type { ReactNode } from "react";
import facts from "../../engines/facts/angles.json";
import type { ProgramAngles } from "../../engines/facts/schema";
import { strings } from "./strings/en";

const words = strings.orders;

const PROGRAMS = facts as readonly ProgramAngles[];

/** A factor of R. */
function Turn({ axis, reversed }: { readonly axis: string; readonly reversed: boolean }): ReactNode {
  return (
    <>
      <i>R</i>
      <sub>
        <i>{axis}</i>
      </sub>
      {reversed ? "(−)" : null}{" "}
    </>
  );
}

/** Which of two orders a program means, a row a program. */
export function Orders(): ReactNode {
  return (
    <table className="rules angle-orders">
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.program}</th>
          <th scope="col">{words.product}</th>
          <th scope="col">{words.call}</th>
          <th scope="col">{words.known}</th>
        </tr>
      </thead>
      <tbody>
        {PROGRAMS.map(({ program, call, turns, signs, known }) => (
          <tr key={program}>
            <th scope="row">{program}</th>
            <td>
              {[...turns].map((axis) => (
                <Turn key={axis} axis={axis} reversed={signs !== undefined && axis !== "z"} />
              ))}
            </td>
            <td>
              <code>{call}</code>
            </td>
            <td>
              {"package" in known ? words.run : <a href={known.url}>{words.documents(known.readOn)}</a>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
