import { type ReactNode, useMemo } from "react";
import type { CourseInstant } from "../../../core/identification/course";
import { shortNumber, toDegrees } from "../../../format/numbers";
import { keepsSentences } from "../sentences/keeps";
import { wrongSentences } from "../sentences/wrong";
import { strings } from "../strings/en";
import type { Summary } from "../summary";
import { Curve, type CurveSpec } from "./Curve";
import { Finding } from "./Finding";
import { Polhode } from "./Polhode";

const { keeps, wrong, findings } = strings;

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

export function AttitudeError({ summary }: { readonly summary: Summary }): ReactNode {
  const { course } = summary;
  const spec = useMemo(
    () => curve(course, keeps.degreesAxis(wrong.plot), "attitudeError", toDegrees),
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

function curvesOf(course: readonly CourseInstant[]): CurveSpec[] {
  const percent = (x: number) => 100 * x;
  return [
    curve(course, keeps.percentAxis(keeps.energy), "energy", percent),
    curve(course, keeps.percentAxis(keeps.momentum), "momentum", percent),
    curve(course, keeps.degreesAxis(keeps.angle), "momentumAngle", toDegrees),
  ];
}

/** The least span of an axis, in per cent or degrees: smaller changes look like a straight line. */
const LEAST_SPAN = 0.02;

function curve(
  course: readonly CourseInstant[],
  name: string,
  key: "energy" | "momentum" | "momentumAngle" | "attitudeError",
  inUnit: (value: number) => number,
): CurveSpec {
  const points = course.map((instant) => [instant.t, inUnit(instant[key])] as const);
  const values = points.map(([, value]) => value);
  const summary = keeps.plot(name, shortNumber(values[0] ?? 0, 3), shortNumber(values.at(-1) ?? 0, 3));
  return { name, time: keeps.time, points, summary, leastSpan: LEAST_SPAN };
}
