import { growthPerRadian } from "../../../src/chapters/shared/principalAxes";
import { massProperties, massPropertiesAbout } from "../../../src/core/bodies/massProperties";
import { principal } from "../../../src/core/bodies/principal";
import type { BodySpec } from "../../../src/core/bodies/spec";
import { mulVec } from "../../../src/core/math/mat3";
import { cross, norm, type Vec3 } from "../../../src/core/math/vec3";

/** Principal moments, ascending [kg m²]. */
const momentsOf = (spec: BodySpec): Vec3 => principal(massProperties(spec).inertia_B).moments;

/** A body without thickness is none: this is thin enough for three digits. */
const THIN = 1e-6;

const rod = massProperties({ shape: "box", size: [0.8, THIN, THIN], mass: 0.3 });

function struckRod() {
  const blow = 0.6;
  const v = blow / rod.mass;
  const omega = (blow * 0.4) / rod.inertia_B[8];
  return { v, omega, energy: 0.5 * rod.mass * v * v + 0.5 * rod.inertia_B[8] * omega * omega };
}

const slantedRod = massProperties({
  shape: "points",
  points: [
    { mass: 0.5, position: [0.2, 0.3, 0] },
    { mass: 0.5, position: [-0.2, -0.3, 0] },
  ],
});

/** What the core makes of every question, by sheet and id: numbers that stand in its answer. */
export const ORACLES: Readonly<Record<string, () => readonly number[]>> = {
  "state-and-momentum/struck-rod": () => {
    const { v, omega } = struckRod();
    return [v, omega, v + 0.4 * omega, v / omega];
  },
  "state-and-momentum/price-of-the-spin": () => [0.5 * 0.6 * struckRod().v, struckRod().energy],
  "state-and-momentum/owed-time": () => {
    const dt = 1 / 60;
    const rest = 0.055 - Math.floor(0.055 / dt) * dt;
    return [Math.floor(0.055 / dt), rest, rest / dt];
  },
  "inertia-tensor/door": () => {
    const door = massProperties({ shape: "box", size: [0.9, 2, THIN], mass: 20 });
    const moment = massPropertiesAbout(door, [0.45, 0, 0]).inertia_B[4];
    return [moment, (5 * 0.8) / moment];
  },
  "inertia-tensor/bearings": () => {
    const omega: Vec3 = [0, 10, 0];
    const momentum = mulVec(slantedRod.inertia_B, omega);
    return [momentum[0], momentum[1], norm(cross(omega, momentum))];
  },
  "inertia-tensor/impossible-moments": () => {
    // A plate, its edges such that it has the first two moments.
    const [, , greatest] = momentsOf({
      shape: "box",
      size: [Math.sqrt(12 * 0.3), Math.sqrt(12 * 0.2), THIN],
      mass: 1,
    });
    return [greatest];
  },
  "euler-equation/book-per-turn": () => {
    const book = momentsOf({ shape: "box", size: [0.24, 0.17, 0.03], mass: 1 });
    return [growthPerRadian(book), Math.exp(2 * Math.PI * growthPerRadian(book))];
  },
  "euler-equation/wobbling-plate": () => {
    const [across, , along] = momentsOf({ shape: "cylinder", radius: 0.1, height: THIN, mass: 1 });
    return [(along / across) * 3];
  },
  "euler-equation/satellite-falls-over": () => {
    const momentum = 20 * 4;
    return [momentum, momentum / 200, 0.5 * 20 * 4 ** 2 - 0.5 * 200 * 0.4 ** 2];
  },
};
