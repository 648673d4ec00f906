import { type ReactNode, useMemo } from "react";
import type { CourseInstant } from "../../../core/identification/course";
import { shortNumber, toDegrees } from "../../../format/numbers";
import { keepsSentences } from "../sentences/keeps";
import { strings } from "../strings/en";
import type { Summary } from "../summary";
import { Curve, type CurveSpec } from "./Curve";
import { Finding } from "./Finding";
import { Polhode } from "./Polhode";

const { keeps, findings } = strings;

export function ConservedQuantities({ summary }: { readonly summary: Summary }): ReactNode {
  const { course, judging } = summary;
  const curves = useMemo(() => curvesOf(course), [course]);
  return (
    <Finding title={findings.keeps} sentences={keepsSentences(summary)}>
      {course.length > 1 && judging ? (
        <>
          <div className="log-plots">
            {curves.map((spec) => (
              <Curve key={spec.name} spec={spec} />
            ))}
          </div>
          <Polhode moments={judging.moments} course={course} />
        </>
      ) : null}
    </Finding>
  );
}

function curvesOf(course: readonly CourseInstant[]): CurveSpec[] {
  const percents = (key: "energy" | "momentum") =>
    course.map((instant) => [instant.t, 100 * instant[key]] as const);
  return [
    curve(keeps.percentAxis(keeps.energy), percents("energy")),
    curve(keeps.percentAxis(keeps.momentum), percents("momentum")),
    curve(
      keeps.degreesAxis(keeps.angle),
      course.map(({ t, momentumAngle }) => [t, toDegrees(momentumAngle)] as const),
    ),
  ];
}

/** The least span of a plot's axis, in per cent or degrees: smaller changes look like a straight line. */
const LEAST_SPAN = 0.02;

export function curve(name: string, points: CurveSpec["points"]): CurveSpec {
  const values = points.map(([, value]) => value);
  const summary = keeps.plot(name, shortNumber(values[0] ?? 0, 3), shortNumber(values.at(-1) ?? 0, 3));
  return { name, time: keeps.time, points, summary, leastSpan: LEAST_SPAN };
}
