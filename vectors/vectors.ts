import {
  ANGULAR_IDS,
  addVec,
  attitudeAt,
  collisionMatrix,
  cross,
  freeRotation,
  LAWS,
  type Lane,
  type Mat3,
  massProperties,
  mulMat,
  mulVec,
  ORIENTATION,
  parseScenario,
  pointVelocity,
  type Quat,
  quatToMat,
  type Row,
  rotate,
  rows,
  scaleVec,
  transpose,
  type Vec3,
} from "../src/core/index.ts";

/* The test vectors, by file: README.md beside this says what the fields are. `npm run vectors` writes them. */

type Matrix = readonly [Vec3, Vec3, Vec3];

const diagonal = ([x, y, z]: Vec3): Matrix => [
  [x, 0, 0],
  [0, y, 0],
  [0, 0, z],
];

/** Of unit length, with no zero and no equal components: symmetric starts let sign errors pass. */
const TILTED: Quat = [0.5, -0.5, 0.1, 0.7];

/** A tensor that is not diagonal in the axes in which it is given [kg m²]. */
const ASKEW: Matrix = [
  [0.4, 0.05, -0.03],
  [0.05, 0.3, 0.02],
  [-0.03, 0.02, 0.2],
];
const BOX = diagonal([0.05, 0.04, 0.02]);

interface FreeCase {
  readonly name: string;
  readonly inertia: Matrix;
  /** along the body's axes, at the start [rad/s] */
  readonly omega_B: Vec3;
}

const MOMENTS = diagonal([1, 2, 3]);

/** Every regime of free rotation. On the separatrix of moments 1, 2, 3,  ω₁ = √3 ω₃. */
const FREE: readonly FreeCase[] = [
  { name: "L circulates about the axis of the largest moment", inertia: MOMENTS, omega_B: [1, 0.5, 2] },
  { name: "L circulates about the axis of the least moment", inertia: MOMENTS, omega_B: [3, 0.5, 0.7] },
  { name: "spin about the least moment", inertia: MOMENTS, omega_B: [2, 0, 0] },
  { name: "spin about the middle moment", inertia: MOMENTS, omega_B: [0, 2, 0] },
  { name: "spin about the largest moment", inertia: MOMENTS, omega_B: [0, 0, 2] },
  { name: "spin beside the middle axis, which turns over", inertia: MOMENTS, omega_B: [1e-6, 2, 2e-6] },
  { name: "just off the separatrix", inertia: MOMENTS, omega_B: [1.7321, 0.5, 1] },
  { name: "two equal moments, the third less: a rod", inertia: diagonal([3, 3, 1]), omega_B: [1, -2, 1.5] },
  {
    name: "two equal moments, the third larger: a disc",
    inertia: diagonal([1, 1, 1.9]),
    omega_B: [1, -2, 1.5],
  },
  { name: "three equal moments", inertia: diagonal([2, 2, 2]), omega_B: [1, -2, 1.5] },
  { name: "a tensor that is not diagonal", inertia: ASKEW, omega_B: [1, 2, -3] },
];
const TIMES = [0.1, 1, 10, 100];

function freeRotations(): object[] {
  return FREE.map(({ name, inertia, omega_B }) => {
    const angularVelocity = rotate(TILTED, omega_B);
    const motion = freeRotation(massProperties({ inertia, mass: 1 }), TILTED, angularVelocity);
    const instants = TIMES.map((t) => {
      const { q_WB, omega_W } = attitudeAt(motion, t);
      return { t, orientation: q_WB, angularVelocity: omega_W };
    });
    return { name, inertia, orientation: TILTED, angularVelocity, instants };
  });
}

const FRAMES = 5;
const TORQUE: Vec3 = [0.1, -0.2, 0.15];

interface Stepped {
  readonly inertia: Matrix;
  readonly torque: Vec3;
  readonly lane: Lane;
}

/** Every rule on two bodies, free and under a torque, and every way of turning. */
function steppedCases(): Stepped[] {
  const rules = ANGULAR_IDS.filter((id) => id !== "exact").map((angular): Lane => ({ angular }));
  const turns = Object.keys(ORIENTATION) as NonNullable<Lane["orientation"]>[];
  const ways = turns.map((orientation): Lane => ({ angular: "implicit-body", orientation }));
  const torques: Vec3[] = [[0, 0, 0], TORQUE];
  return [
    ...[BOX, ASKEW].flatMap((inertia) =>
      torques.flatMap((torque) => rules.map((lane) => ({ inertia, torque, lane }))),
    ),
    ...ways.map((lane) => ({ inertia: BOX, torque: TORQUE, lane })),
  ];
}

/** The scenario of a case, which `npm run simulate` and {@link rows} take. */
function scenarioOf({ inertia, torque, lane }: Stepped) {
  return {
    body: { inertia, mass: 1 },
    initial: { orientation: TILTED, angularVelocity: [1, 2, -3] as const },
    torque,
    dt: 1 / 60,
    frames: FRAMES,
    lanes: [lane],
  };
}

type Reading = Exclude<Row, { readonly diverged: string }>;

function readingsOf(stepped: Stepped): Reading[] {
  return [...rows(parseScenario(scenarioOf(stepped)), 1)].filter(
    (row): row is Reading => !("diverged" in row),
  );
}

function firstFrames(): object[] {
  return steppedCases().map((stepped) => {
    const frames = readingsOf(stepped)
      .slice(1)
      .map(({ frame, orientation, rotation, angularVelocity }) => ({
        frame,
        orientation,
        ...(rotation && { rotation }),
        angularVelocity,
      }));
    return { ...scenarioOf(stepped), instants: frames };
  });
}

/** The box's free steps once more, a line each, for languages that read no JSON by themselves. */
function steps(): string {
  const header =
    "rule,Ix,Iy,Iz,dt,qw,qx,qy,qz,wx,wy,wz,qw_next,qx_next,qy_next,qz_next,wx_next,wy_next,wz_next";
  const free = steppedCases().filter(({ inertia, torque }) => inertia === BOX && torque !== TORQUE);
  const lines = free.flatMap((stepped) => {
    const run = readingsOf(stepped).map((row) => [...row.orientation, ...row.angularVelocityBody]);
    const fixed = [stepped.lane.angular, BOX[0][0], BOX[1][1], BOX[2][2], 1 / 60];
    return run.slice(1).map((next, k) => [...fixed, ...(run[k] ?? []), ...next].join(","));
  });
  return `${[header, ...lines].join("\n")}\n`;
}

interface Touch {
  readonly name: string;
  readonly velocity: Vec3;
  readonly angularVelocity: Vec3;
  /** from the centre of mass, world axes [m] */
  readonly arm: Vec3;
  readonly normal: Vec3;
  readonly restitution: number;
  readonly friction: number;
}

const UP: Vec3 = [0, 1, 0];
const ARM: Vec3 = [0.2, -0.3, 0.1];
const TOUCHES: readonly Touch[] = [
  {
    name: "no friction",
    velocity: [1, -3, 0.5],
    angularVelocity: [1, 2, -3],
    arm: ARM,
    normal: UP,
    restitution: 0.5,
    friction: 0,
  },
  {
    name: "much friction",
    velocity: [1, -3, 0.5],
    angularVelocity: [1, 2, -3],
    arm: ARM,
    normal: UP,
    restitution: 0.5,
    friction: 2,
  },
  {
    name: "little friction, slanting",
    velocity: [4, -2, -1],
    angularVelocity: [-2, 1, 3],
    arm: ARM,
    normal: UP,
    restitution: 0,
    friction: 0.1,
  },
  {
    name: "a slope",
    velocity: [0.3, -4, 2],
    angularVelocity: [5, -1, 2],
    arm: [-0.1, -0.2, 0.3],
    normal: [0.6, 0.8, 0],
    restitution: 1,
    friction: 0.3,
  },
];

function collisions(): object[] {
  const mass = 2;
  const { inverseInertia_B } = massProperties({ inertia: ASKEW, mass });
  const turn = quatToMat(TILTED);
  const inverse: Mat3 = mulMat(mulMat(turn, inverseInertia_B), transpose(turn));
  return TOUCHES.map(({ name, velocity, angularVelocity, arm, normal, restitution, friction }) => {
    const K = collisionMatrix(arm, inverse, mass);
    const pointBefore = pointVelocity({ velocity_W: velocity, omega_W: angularVelocity }, arm);
    const after = Object.fromEntries(
      Object.entries(LAWS).map(([id, law]) => {
        const impulse = law.impulse(pointBefore, normal, K, { restitution, friction });
        return [
          id,
          {
            impulse,
            velocity: addVec(velocity, scaleVec(1 / mass, impulse)),
            angularVelocity: addVec(angularVelocity, mulVec(inverse, cross(arm, impulse))),
          },
        ];
      }),
    );
    const body = { mass, inertia: ASKEW, orientation: TILTED, velocity, angularVelocity };
    return { name, ...body, arm, normal, restitution, friction, K, pointVelocity: pointBefore, after };
  });
}

/** A case a line, and each of its instants. */
function table(cases: readonly object[]): string {
  const text = cases.map((one) =>
    JSON.stringify(one).replaceAll(/(?<="instants":\[|\},)(?=\{"(?:t|frame)")/g, "\n    "),
  );
  return `[\n  ${text.join(",\n  ")}\n]\n`;
}

/** @returns the text of every file of `vectors/` that a command writes */
export function vectorFiles(): Readonly<Record<string, string>> {
  return {
    "free-rotation.json": table(freeRotations()),
    "rules.json": table(firstFrames()),
    "contact.json": table(collisions()),
    "steps.csv": steps(),
  };
}
