import type { CaseFacts } from "../case";
import { own } from "../mends";
import { github } from "../threads";

const MATRIX = "rotation-matrix-derivative";
const QUATERNION = "quaternion-derivative";
const MAP = "exponential-map";

/** Cases in which the attitude itself breaks. */
export const NUMBERS = {
  grows: {
    chapter: MATRIX,
    section: "what-one-step-does",
    equation: "gram",
    figure: { chapter: MATRIX, figure: "steps", set: { frame: 60 } },
    mends: [
      own(`x = normalize(column(R, 0))
y = normalize(column(R, 1) - dot(column(R, 1), x) * x)
R = columns(x, y, cross(x, y))`),
      { place: "unity", code: "transform.localScale = Vector3.one;   // of every parent, too" },
    ],
    threads: [
      github("facebookresearch/habitat-sim/pull/601", 2020, "Refactor VelocityControl::IntegrateTransform"),
      github("Mathesis-Software/Knots/issues/17", 2021, "Create normalization method for rotation matrix"),
    ],
  },
  quaternionGrows: {
    chapter: QUATERNION,
    section: "a-step-of-eulers-method-is-too-long",
    equation: "lengthening",
    figure: { chapter: QUATERNION, figure: "growing", set: { rate: 12, exact: true, frame: 12 } },
    mends: [
      own("q = q / length(q)"),
      { place: "three", code: "object.quaternion.normalize();" },
      { place: "cannon-es", code: "world.quatNormalizeSkip = 0;\nworld.quatNormalizeFast = false;" },
    ],
    threads: [
      github("OGRECave/ogre/issues/125", 2015, "[OGRE-450] Incorrect normalizing"),
      github("galacean/engine/issues/665", 2022, "normalize quaternion after operation"),
      github(
        "robotology-legacy/mex-wholebodymodel/issues/64",
        2016,
        "Warning: quaternions numerical integration errors",
      ),
    ],
  },
  notANumber: {
    chapter: MAP,
    section: "where-digits-are-lost",
    equation: "sine-series",
    figure: { chapter: MAP, figure: "round-off", set: { x: 0.00001 } },
    mends: [
      own(`angle = length(omega) * dt
s = angle < 0.001 ? dt * (0.5 - angle * angle / 48) : sin(angle / 2) / length(omega)
turn = quaternion(cos(angle / 2), s * omega)`),
    ],
    threads: [
      github("CNR-STIIMA-IRAS/rosdyn/pull/21", 2024, "avoid division by 0 in spatialIntegration()"),
      github("jmagnuson/ahrs-rs/issues/33", 2022, "update_imu return NaN quaternion"),
      github("BabylonJS/Babylon.js/pull/5922", 2019, "Avoid NaN when normalizing a zero Quaternion"),
    ],
  },
} as const satisfies Record<string, CaseFacts>;
