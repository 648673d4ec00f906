import { type ReactNode, useMemo } from "react";
import { toDegrees } from "../../../format/numbers";
import { wrongSentences } from "../sentences/wrong";
import { strings } from "../strings/en";
import type { Summary } from "../summary";
import { curve } from "./ConservedQuantities";
import { Curve } from "./Curve";
import { Finding } from "./Finding";

const { wrong, keeps, findings } = strings;

export function AttitudeError({ summary }: { readonly summary: Summary }): ReactNode {
  const { course } = summary;
  const spec = useMemo(
    () =>
      curve(
        keeps.degreesAxis(wrong.plot),
        course.map(({ t, attitudeError }) => [t, toDegrees(attitudeError)] as const),
      ),
    [course],
  );
  return (
    <Finding title={findings.wrong} sentences={wrongSentences(summary)}>
      {course.length > 1 ? (
        <div className="log-plots">
          <Curve spec={spec} />
        </div>
      ) : null}
    </Finding>
  );
}
