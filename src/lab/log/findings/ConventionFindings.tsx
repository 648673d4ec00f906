import type { ReactNode } from "react";
import type { Axes } from "../scenario";
import { conventionLines, rotationSentences } from "../sentences/rotation";
import { strings } from "../strings/en";
import type { Summary } from "../summary";
import { Finding } from "./Finding";

const { rotation, findings, choices } = strings;

interface ConventionFindingsProps {
  readonly summary: Summary;
  readonly axes: Axes;
  readonly isChosen: boolean;
}

export function ConventionFindings({ summary, axes, isChosen }: ConventionFindingsProps): ReactNode {
  const known = isChosen ? rotation.sources.said : rotation.pictureOnly;
  // Axes that the data show to be left-handed are not called right-handed.
  const areLeft = summary.findings.some(({ code }) => code === "left-handed");
  const hands = { id: "hands", name: rotation.hands, value: choices.hands[axes.handedness], known };
  const lines = [
    ...conventionLines(summary),
    ...(areLeft && !isChosen ? [] : [hands]),
    { id: "up", name: rotation.up, value: choices.ups[axes.up], known },
  ];
  return (
    <Finding title={findings.rotation} sentences={rotationSentences(summary)}>
      {summary.reading === null ? null : (
        <table className="log-conventions" aria-label={rotation.conventions}>
          <tbody>
            {lines.map(({ id, name, value, known }) => (
              <tr key={id} data-convention={id}>
                <th scope="row">{name}</th>
                <td>{value}</td>
                <td>{known}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Finding>
  );
}
