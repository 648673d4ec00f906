import { type ReactNode, useEffect, useRef } from "react";
import { yieldToMain } from "../../../browser/scheduling";
import { closed, type Family, familyOf } from "../../../chapters/shared/polhodeFamily";
import { invariantsOf, polhode } from "../../../core/exact/polhode";
import type { CourseInstant } from "../../../core/identification/course";
import { bodyOf } from "../../../core/identification/system";
import { diagonal } from "../../../core/math/mat3";
import { identityQuat } from "../../../core/math/quat";
import { norm, type Vec3, zeroVec } from "../../../core/math/vec3";
import { rounded } from "../../../format/numbers";
import type { Camera } from "../../../scene/camera";
import type { Mark } from "../../../scene/marks";
import { svgMarkup } from "../../../scene/svg/markup";
import { strings } from "../strings/en";

const { keeps } = strings;

const SIZE = { width: 400, height: 360 };
const CAMERA: Camera = { target_W: [0, 0, 0], radius: 1, azimuth: -0.55, elevation: 0.42, zoom: 1 };

const FILLED = 0.86;

interface PolhodeProps {
  readonly moments: Vec3;
  readonly course: readonly CourseInstant[];
}

/** L's path in the body, where |L| is a sphere and every energy a curve on it. */
export function Polhode({ moments, course }: PolhodeProps): ReactNode {
  const picture = useRef<SVGSVGElement>(null);
  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      await yieldToMain();
      const family = familyOf(bodyOf(diagonal(moments)));
      // Finding the curves takes longer than drawing them: each part in a task of its own.
      await yieldToMain();
      const marks = marksOf(moments, course, family);
      await yieldToMain();
      if (isCurrent && picture.current) picture.current.innerHTML = svgMarkup(marks, CAMERA, SIZE);
    };
    draw();
    return () => {
      isCurrent = false;
    };
  }, [moments, course]);
  const last = norm(course.at(-1)?.momentum_P ?? zeroVec);
  return (
    <figure className="log-polhode">
      <div className="picture" role="img" aria-label={keeps.polhodeLabel(rounded(last, 3))}>
        <svg
          ref={picture}
          viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
          aria-hidden="true"
          focusable="false"
        />
      </div>
      <figcaption>{keeps.polhode}</figcaption>
    </figure>
  );
}

function marksOf(moments: Vec3, course: readonly CourseInstant[], family: Family): Mark[] {
  const longest = course.reduce((most, { momentum_P }) => Math.max(most, norm(momentum_P)), 1);
  const scale = FILLED / longest;
  const place = ([least, middle, greatest]: Vec3): Vec3 => [-scale * least, scale * greatest, scale * middle];
  const [first] = course;
  const start_P = first?.momentum_P ?? zeroVec;
  const exact = closed(polhode(moments, invariantsOf(moments, start_P), start_P).momenta_B);
  const all = [...family.loops_P, ...family.separatrix_P];
  return [
    {
      kind: "ellipsoid",
      key: "sphere",
      position_W: zeroVec,
      q_WB: identityQuat,
      semiAxes: [scale, scale, scale],
      colour: "momentum",
      showsSections: false,
    },
    lines(
      "family",
      all.map((loop) => loop.map(place)),
      "axis",
      "faint",
      false,
    ),
    lines("exact", [exact.map(place)], "exact", "main", true),
    lines("log", [course.map(({ momentum_P }) => place(momentum_P))], "momentum", "main", false),
  ];
}

function lines(
  key: string,
  paths_W: readonly (readonly Vec3[])[],
  colour: "axis" | "exact" | "momentum",
  weight: "main" | "faint",
  dashed: boolean,
): Mark {
  return { kind: "curve", key, paths_W, colour, dashed, weight };
}
