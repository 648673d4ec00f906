import { Fragment, type ReactNode } from "react";
import facts from "../../engines/facts/angles.json";
import type { ProgramAngles } from "../../engines/facts/schema";
import { strings } from "./strings/en";

const words = strings.orders;

const PROGRAMS = facts as readonly ProgramAngles[];

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
                <Fragment key={axis}>
                  <i>R</i>
                  <sub>
                    <i>{axis}</i>
                  </sub>
                  {signs !== undefined && axis !== "z" ? "(−)" : null}{" "}
                </Fragment>
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
