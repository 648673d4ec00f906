import { type ReactNode, useMemo } from "react";
import { identityQuat } from "../../../core/math/quat";
import { addVec, scaleVec, type Vec3, zeroVec } from "../../../core/math/vec3";
import { rounded } from "../../../format/numbers";
import type { Camera } from "../../../scene/camera";
import type { Mark } from "../../../scene/marks";
import { svgMarkup } from "../../../scene/svg/markup";
import type { SquaresLine } from "../motion/squaresLine";
import { strings } from "../strings/en";
import { SvgPicture } from "./FlightPicture";

const words = strings.found.line;

const SIZE = { width: 400, height: 320 };
const CAMERA: Camera = { target_W: [0.42, 0.44, 0.42], radius: 1.2, azimuth: 0.72, elevation: 0.3, zoom: 1 };

/** Of the largest square along its axis. */
const FILLED = 0.95;

const MOST_DOTS = 60;

export function LinePicture({ line }: { readonly line: SquaresLine }): ReactNode {
  const markup = useMemo(() => svgMarkup(marksOf(line), CAMERA, SIZE), [line]);
  const share = line.along > 0 ? (100 * line.across) / line.along : 0;
  return (
    <div className="picture throw-line" role="img" aria-label={words.picture(rounded(share, 2))}>
      <SvgPicture size={SIZE} markup={markup} />
    </div>
  );
}

/** Each axis has its own measure: lines stay straight, and the least axis is seen. */
function marksOf({ points, middle, direction, along }: SquaresLine): Mark[] {
  const [x, y, z] = [0, 1, 2].map(
    (k) => FILLED / Math.max(...points.map((point) => point[k] ?? 0), 1e-9),
  ) as [number, number, number];
  // Up is the second axis; the first is to the right, the third forward.
  const place = ([a, b, c]: Vec3): Vec3 => [a * x, b * y, c * z];
  const reach = 1.7 * along;
  const ends = [-reach, reach].map((s) => place(addVec(middle, scaleVec(s, direction))));
  const every = Math.ceil(points.length / MOST_DOTS);
  const [first = "", second = "", third = ""] = words.axes;
  return [
    {
      kind: "axes",
      key: "axes",
      position_W: zeroVec,
      q_WB: identityQuat,
      lengths: [1.12, 1.12, 1.12],
      labels: [first, second, third],
    },
    { kind: "curve", key: "line", paths_W: [ends], colour: "exact", dashed: true, weight: "main" },
    ...points
      .filter((_, k) => k % every === 0)
      .map(
        (point, k): Mark => ({
          kind: "point",
          key: `point ${k}`,
          at_W: place(point),
          scale: 0.8,
          colour: "omega",
          label: "",
        }),
      ),
  ];
}
