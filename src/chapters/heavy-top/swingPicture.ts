import { POINT, STEM, top } from "../../core/bodies/objects/top";
import { identityQuat } from "../../core/math/quat";
import { scaleVec, type Vec3, zeroVec } from "../../core/math/vec3";
import type { Camera } from "../../scene/camera";
import type { Mark } from "../../scene/marks";
import { cachedBy } from "../shared/cachedBy";
import { curve, ellipsoid, trail } from "../shared/marks";
import type { Swing } from "./swing";

export const CAMERA: Camera = {
  target_W: [0, 0.19, 0],
  radius: 0.44,
  azimuth: 0.5,
  elevation: 0.58,
  zoom: 1,
};

const MODEL = top();
/** Frames of the fading trail. */
const TRAIL = 240;

const CIRCLE = Array.from({ length: 97 }, (_, k) => (2 * Math.PI * k) / 96);

/** On the sphere of the stem's end, at a height u. */
function circle(u: number): readonly Vec3[] {
  const radius = STEM * Math.sqrt(1 - u * u);
  return CIRCLE.map((angle) => [radius * Math.cos(angle), STEM * u, radius * Math.sin(angle)]);
}

/** The same in all frames. */
const standing = cachedBy(({ start, axes_W, turns }: Swing) => {
  const way_W = axes_W.map((axis_W) => scaleVec(STEM, axis_W));
  const marks: readonly Mark[] = [
    { kind: "ground", key: "ground", centre_W: zeroVec, radius: 0.3 },
    // The key names a gradient of the page, on which two figures have such a sphere.
    ellipsoid(`sphere ${start.height.toFixed(3)}`, "exact", [STEM, STEM, STEM], {
      q_WB: identityQuat,
      showsSections: false,
    }),
    curve("vertical", [[zeroVec, [0, 1.12 * STEM, 0]]], "axis", "thin", true),
    curve("turns", turns.map(circle), "axis", "thin", true),
    curve("way", [way_W], "position", "faint"),
  ];
  return { way_W, marks };
});

export function swingMarks(swing: Swing, frame: number): readonly Mark[] {
  const { way_W, marks } = standing(swing);
  const { q_WB } = swing.states[frame] as Swing["states"][number];
  const end_W = way_W[frame] as Vec3;
  return [
    ...marks,
    {
      kind: "object",
      key: "top",
      model: MODEL,
      position_W: scaleVec(POINT / STEM, end_W),
      q_WB,
      ghost: false,
    },
    trail("trail", way_W.slice(Math.max(0, frame - TRAIL), frame + 1), "position"),
    { kind: "point", key: "end", at_W: end_W, colour: "position", label: "" },
  ];
}
