import { errorOf, TARGET } from "../../../src/chapters/aiming-torque/models";
import { leastSpin, lowestHeight } from "../../../src/chapters/heavy-top/top";
import { growthPerRadian } from "../../../src/chapters/shared/principalAxes";
import { massProperties, massPropertiesAbout } from "../../../src/core/bodies/massProperties";
import { principal } from "../../../src/core/bodies/principal";
import type { BodySpec } from "../../../src/core/bodies/spec";
import { readings } from "../../../src/core/diagnostics/readings";
import { initialInstant, nextInstant } from "../../../src/core/dynamics/advance";
import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import { isDiverged, type State } from "../../../src/core/dynamics/state";
import type { System } from "../../../src/core/dynamics/system";
import { angleRates, anglesFromMat, quatFromAngles } from "../../../src/core/math/eulerAngles";
import { addMat, determinant, identityMat, mulMat, mulVec, skew } from "../../../src/core/math/mat3";
import { angleBetweenAttitudes, mulQuat, type Quat, quatToMat, rotate } from "../../../src/core/math/quat";
import { cross, norm, scaleVec, type Vec3 } from "../../../src/core/math/vec3";
import { parseScenario, type ScenarioInput } from "../../../src/core/scenario/parseScenario";
import { prepare } from "../../../src/core/scenario/prepare";

/** Principal moments, ascending [kg m²]. */
const momentsOf = (spec: BodySpec): Vec3 => principal(massProperties(spec).inertia_B).moments;

/** A body without thickness is none: this is thin enough for three digits. */
const THIN = 1e-6;

const rod = massProperties({ shape: "box", size: [0.8, THIN, THIN], mass: 0.3 });

const ruler = massProperties({ shape: "box", size: [1, THIN, THIN], mass: 0.12 });

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

/** As the questions have it [m/s²]. */
const G = 9.8;

const bicycleWheel = {
  across: 0.5 * 2 * 0.3 ** 2 + 2 * 0.15 ** 2,
  acrossCentre: 0.5 * 2 * 0.3 ** 2,
  along: 2 * 0.3 ** 2,
  weight: 2 * G * 0.15,
  spin: 8 * Math.PI,
};

const systemOf = (input: ScenarioInput): System => prepare(parseScenario(input));

function stateAt(system: System, frame: number): State {
  let instant = initialInstant(system, 0);
  for (let n = 0; n < frame && !isDiverged(instant); n++) instant = nextInstant(system, 0, instant);
  if (isDiverged(instant)) throw new Error(instant.diverged);
  return instant;
}

const degrees = (angle: number) => (angle * Math.PI) / 180;
const inDegrees = (angle: number) => (angle * 180) / Math.PI;

const vectorOf = ([, x, y, z]: Quat): Vec3 => [x, y, z];

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
  "rotation-matrix-derivative/point-on-a-drum": () => {
    const velocity = cross([0, 0, 2], [0.3, 0.4, 0.5]);
    return [...velocity, norm(velocity)];
  },
  "rotation-matrix-derivative/hundred-steps": () => {
    let columns = identityMat;
    for (let step = 0; step < 100; step++) columns = addMat(columns, mulMat(skew([0, 0, 0.1]), columns));
    const turned = Math.atan2(columns[3], columns[0]) + 4 * Math.PI;
    return [determinant(columns), Math.sqrt(determinant(columns)), 10 - turned];
  },
  "rotation-matrix-derivative/fan-on-a-stand": () => {
    const spin: Vec3 = [20, 0, 0.5];
    return [norm(spin), Math.atan2(spin[2], spin[0])];
  },
  "stepping-euler-equation/explicit-frame": () => {
    const system = systemOf({
      body: { inertia: [1, 2, 3], mass: 1 },
      initial: { angularVelocity: [2, 0, 1] },
      dt: 0.1,
      frames: 1,
      lanes: [{ angular: "explicit" }],
    });
    const [before, after] = [0, 1].map((frame) => readings(system, stateAt(system, frame)));
    return [before?.energy ?? 0, after?.energy ?? 0, after?.angularVelocityBody[1] ?? 0];
  },
  "stepping-euler-equation/frames-a-second": () => [(2 * 60) / 240, (2 * 60) / 30],
  "stepping-euler-equation/implicit-momentum": () => [Math.sqrt(25 - 0.09), norm([5, 0.3, 0])],
  "heavy-top/bicycle-wheel": () => {
    const rate = bicycleWheel.weight / (bicycleWheel.along * bicycleWheel.spin);
    return [bicycleWheel.weight, bicycleWheel.along * bicycleWheel.spin, rate, (2 * Math.PI) / rate];
  },
  "heavy-top/waking-top": () => {
    const disc = massProperties({ shape: "cylinder", radius: 0.03, height: THIN, mass: 0.1 });
    const across = massPropertiesAbout(disc, [0, 0, 0.04]).inertia_B[0];
    const top = {
      across,
      acrossCentre: disc.inertia_B[0],
      along: disc.inertia_B[8],
      weight: 0.1 * G * 0.04,
      spin: 1,
    };
    return [across, top.along, leastSpin(top, 1), leastSpin(top, 1) / (2 * Math.PI)];
  },
  "heavy-top/dip-of-the-wheel": () => [
    bicycleWheel.across,
    (Math.asin(-lowestHeight(bicycleWheel)) * 180) / Math.PI,
  ],
  "three-angles/rates-in-a-bank": () => angleRates("zyx", [0, Math.PI / 3, Math.PI / 6], [0, 0.1, 0]),
  // The core's own rates, of a nose that passes the zenith at two degrees.
  "three-angles/heading-near-the-pole": () => {
    const [yawRate] = angleRates("zyx", [0, degrees(88), degrees(90)], [0, 15, 0]);
    return [yawRate, ((2 * 2) / 15) * 60];
  },
  "three-angles/two-names": () => {
    const given: Vec3 = [degrees(20), degrees(100), degrees(30)];
    const named = anglesFromMat("zyx", quatToMat(quatFromAngles("zyx", given)));
    return named.map((angle) => (inDegrees(angle) + 360) % 360);
  },
  "quaternion-derivative/third-of-a-turn": () => {
    const third = exponentialMap([1, 0, 0, 0], scaleVec((2 * Math.PI) / 3 / Math.sqrt(3), [1, 1, 1]), 1);
    return [third[0], norm([third[1], third[2], third[3]]), third[1]];
  },
  "quaternion-derivative/late-in-a-second": () => {
    const late = 0.2 - 2 * Math.atan(0.1);
    return [late, 30 * late];
  },
  "quaternion-derivative/angle-between": () => {
    const one: Quat = [1, 0, 0, 0];
    const other: Quat = [-0.9, Math.sqrt(1 - 0.81), 0, 0];
    return [inDegrees(angleBetweenAttitudes(one, other))];
  },
  "springs-and-order/explicit-spring-turn": () => [1.01 ** (20 * Math.PI), 1 / 1.01 ** (20 * Math.PI)],
  "springs-and-order/game-suspension": () => [2 * 60, (1200 * 120 ** 2) / 4],
  "springs-and-order/order-from-two-runs": () => [Math.log2(0.012 / 0.0031), 0.01 * Math.sqrt(1e-6 / 0.0031)],
  "aiming-torque/gains-for-a-camera": () => {
    // With a stiffness of one, an angle is pulled back by half of itself: the stiffness that a spring of I ν² needs.
    const angle = 1e-6;
    const pull = norm(
      vectorOf(errorOf(mulQuat(exponentialMap([1, 0, 0, 0], [angle, 0, 0], 1), TARGET), true)),
    );
    return [(0.5 * 2 ** 2 * angle) / pull, 2 * 0.7 * 0.5 * 2];
  },
  "aiming-torque/chair-turned": () => [0.18 * 25, (2 * 0.18 * 25) / 4],
  "aiming-torque/brake-time": () => [(0.2 / 0.01) * Math.log(100), Math.exp(-2 * Math.log(100))],
  "exponential-map/rodrigues-by-hand": () => {
    const turned = rotate(exponentialMap([1, 0, 0, 0], [0, 0, degrees(40)], 1), [1, 0, 2]);
    return [turned[0], turned[1]];
  },
  "exponential-map/omega-from-two-attitudes": () => [
    angleBetweenAttitudes([1, 0, 0, 0], [0.9998, 0, 0.02, 0]) / 0.02,
  ],
  "exponential-map/cosine-in-single-precision": () => {
    const steps = 0.5 * 0.001 ** 2 * 2 ** 24;
    return [steps, (1 - Math.fround(Math.cos(0.001))) / (0.5 * 0.001 ** 2)];
  },
  "impulse-collision/struck-ruler": () => {
    const [v, omega] = [0.06 / ruler.mass, (0.06 * 0.3) / ruler.inertia_B[8]];
    return [v, omega, v + 0.3 * omega, v / omega];
  },
  "impulse-collision/how-readily-a-corner-gives": () => [
    1 / ruler.mass,
    1 / ruler.mass + 0.3 ** 2 / ruler.inertia_B[8],
  ],
  "impulse-collision/ball-on-a-slope": () => {
    const normal = 0.4 * 3 * 1.5;
    return [normal, 0.2 * normal, 4 - (0.2 * normal) / 0.4];
  },
  "long-runs/tenfold-care": () => [(2 * Math.log(10)) / 4.44, (2 * Math.log(1000)) / 4.44],
  "long-runs/tenth-flip": () => [(2 / 4.44) * Math.log(1.01), 10 * (2 / 4.44) * Math.log(1.01)],
  "long-runs/implicit-end": () => {
    // The least energy for a momentum is that of a spin about the greatest moment; the energies are L²/2I.
    const momentum = 1;
    return [momentum ** 2 / (2 * 1) / (momentum ** 2 / (2 * 2.2))];
  },
  "engines/substeps-and-order": () => [3 / 0.2, 60 * 15 * 100],
  "engines/missing-torque": () => [...scaleVec(-1, cross([1, 1, 1], [1, 2, 3]))],
};
