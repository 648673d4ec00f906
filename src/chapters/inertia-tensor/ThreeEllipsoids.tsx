import type { ReactNode } from "react";
import { massProperties } from "../../core/bodies/massProperties";
import { identityQuat } from "../../core/math/quat";
import { mapVec, type Vec3, zeroVec } from "../../core/math/vec3";
import { type StillPicture, Stills } from "../../figures/pictures/Stills";
import type { Camera } from "../../scene/camera";
import { boxMark, curve } from "../shared/marks";
import { strings } from "./strings/en";

const words = strings.threeEllipsoids;

/** Edges [m]. */
const BOXES = [
  ["stick", [0.34, 0.34, 0.95]],
  ["slab", [0.7, 0.2, 0.7]],
  ["cube", [0.56, 0.56, 0.56]],
] as const;
const MASS = 1;

/** Metres of the picture for 1 rad/s at ½ J: one scale for all, each box within its ellipsoid. */
const SCALE = 0.12;

const CAMERA: Camera = {
  target_W: [0, 0, 0],
  radius: 0.88,
  azimuth: 0.9,
  elevation: 0.36,
  zoom: 1,
};

export function ThreeEllipsoids({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Stills label={words.label} camera={CAMERA} pictures={threeEllipsoidsPictures()}>
      {children}
    </Stills>
  );
}

export function threeEllipsoidsPictures(): StillPicture[] {
  return BOXES.map(([name, size]) => ({
    ...words.boxes[name],
    marks: [
      boxMark(`${name} box`, size, { position_W: zeroVec, q_WB: identityQuat }),
      curve("ellipsoid", sectionsOf(semiAxesOf(size)), "omega", "thin"),
    ],
  }));
}

/** With the principal planes: a surface would veil the box. */
function sectionsOf([a, b, c]: Vec3): Vec3[][] {
  const around = (point: (cosine: number, sine: number) => Vec3): Vec3[] =>
    Array.from({ length: POINTS + 1 }, (_, k) => {
      const angle = (2 * Math.PI * k) / POINTS;
      return point(Math.cos(angle), Math.sin(angle));
    });
  return [
    around((cosine, sine) => [0, b * cosine, c * sine]),
    around((cosine, sine) => [a * sine, 0, c * cosine]),
    around((cosine, sine) => [a * cosine, b * sine, 0]),
  ];
}

const POINTS = 72;

/** Angular velocities about each edge at an energy of ½ J: ½ I ω² = ½ [rad/s]. */
function semiAxesOf(size: Vec3): Vec3 {
  const { inertia_B } = massProperties({ shape: "box", size, mass: MASS });
  const moments: Vec3 = [inertia_B[0], inertia_B[4], inertia_B[8]];
  return mapVec(moments, (moment) => SCALE / Math.sqrt(moment));
}
