import * as CANNON from "cannon-es";
import { describe, expect, it } from "vitest";
import { caseById } from "../../../src/book/cases/cases";
import type { MendPlace } from "../../../src/book/cases/mends";
import { explicit } from "../../../src/core/dynamics/angular/explicit";
import { rescaledMomentum } from "../../../src/core/dynamics/angular/rescaledMomentum";
import { inertiaInWorld } from "../../../src/core/dynamics/attitude";
import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import { quaternionRule } from "../../../src/core/dynamics/orientation/quaternion";
import { diagonal, inverseMat, type Mat3, mulVec, transpose } from "../../../src/core/math/mat3";
import { conjugate, mulQuat, normaliseQuat, type Quat, quatToMat, rotate } from "../../../src/core/math/quat";
import { addVec, cross, dot, norm, normaliseVec, scaleVec, type Vec3 } from "../../../src/core/math/vec3";
import { runLines, type Scope } from "./evaluate";
import { Matrix, Turn, Vector } from "./values";

/** A body whose principal axes are none of its own, tilted, with three unequal moments and no zero in its spin. */
const MOMENTS: Vec3 = [1.1, 0.6, 1.5];
const q_BP = normaliseQuat([0.9, 0.2, -0.3, 0.1]);
const q_WB = normaliseQuat([0.5, -0.3, 0.7, 0.4]);
const omega_W: Vec3 = [1.1, -0.7, 1.9];
const dt = 1 / 60;
const inertia_B = inertiaInWorld(q_BP, diagonal(MOMENTS));
const inertia_W = inertiaInWorld(q_WB, inertia_B);
/** Where an engine that leaves the term out is to end its frame, once the lines have given it the term. */
const explicit_W = explicit(omega_W, inertia_W, dt);

function linesOf(id: string, place: MendPlace, ordinal = 0): string {
  const found = caseById(id).mends.filter((mend) => mend.place === place)[ordinal];
  if (!found) throw new Error(`the case ${id} has no lines for ${place}`);
  return found.code;
}

const matrix = (entries: Mat3): Matrix => new Matrix(entries, () => matrix(inverseMat(entries)));

/** The functions that pseudo-code calls. */
const pseudo = (names: Scope): Scope => ({
  dt,
  cross: (a: Vector, b: Vector) => a.cross(b),
  length: ({ xyz }: Vector) => norm(xyz),
  inverse: (m: Matrix) => m.inverse(),
  transpose: ({ entries }: Matrix) => matrix(transpose(entries)),
  normalize: (a: Vector | Turn) =>
    a instanceof Turn ? new Turn(normaliseQuat(a.wxyz)) : new Vector(normaliseVec(a.xyz)),
  quaternion: (w: number, { xyz }: Vector) => new Turn([w, ...xyz]),
  dot: (a: Turn, b: Turn) => a.wxyz.reduce((sum, each, k) => sum + each * (b.wxyz[k] ?? 0), 0),
  sin: Math.sin,
  cos: Math.cos,
  exp: Math.exp,
  pow: Math.pow,
  sqrt: Math.sqrt,
  max: Math.max,
  assert: (held: boolean) => expect(held).toBe(true),
  ...names,
});

/** That numbers agree to the digits of doubles. */
function expectNear(a: readonly number[], b: readonly number[]): void {
  expect(Math.max(...a.map((each, k) => Math.abs(each - (b[k] ?? Number.NaN))))).toBeLessThan(1e-13);
}

describe("lines that give an engine the gyroscopic term", () => {
  it("Unity’s end the step where the explicit rule does", () => {
    let end = omega_W;
    runLines(linesOf("doesNotFlip", "unity"), {
      Vector3: {
        Cross: (a: Vector, b: Vector) => a.cross(b),
        Scale: (a: Vector, b: Vector) => new Vector(mulVec(diagonal(a.xyz), b.xyz)),
      },
      Quaternion: { Inverse: ({ wxyz }: Turn) => new Turn(conjugate(wxyz)) },
      body: {
        rotation: new Turn(q_WB),
        inertiaTensorRotation: new Turn(q_BP),
        inertiaTensor: new Vector(MOMENTS),
        angularVelocity: new Vector(omega_W),
        AddTorque: ({ xyz }: Vector) => {
          end = addVec(end, scaleVec(dt, mulVec(inverseMat(inertia_W), xyz)));
        },
      },
    });
    expectNear(end, explicit_W);
  });

  // Godot's own physics and its Jolt give different things by the names `inverse_inertia` and `principal_inertia_axes`: Jolt's
  // moments are along the body's axes, and its axes go by size. Both give the tensor along the world's.
  const inverse_B = inverseMat(inertia_B);
  it.each([
    ["its own physics", MOMENTS.map((moment) => 1 / moment) as unknown as Vec3, mulQuat(q_WB, q_BP)],
    ["Jolt", [inverse_B[0], inverse_B[4], inverse_B[8]] as Vec3, bySize(mulQuat(q_WB, q_BP))],
  ])("Godot’s do, with %s", (_name, inverseInertia, axes) => {
    const state = {
      angular_velocity: new Vector(omega_W),
      inverse_inertia_tensor: matrix(inverseMat(inertia_W)),
      inverse_inertia: new Vector(inverseInertia),
      principal_inertia_axes: matrix(quatToMat(axes)),
      step: dt,
    };
    runLines(linesOf("doesNotFlip", "godot"), { state });
    expectNear(state.angular_velocity.xyz, explicit_W);
  });

  it("cannon-es’s do, in cannon-es itself, frame by frame", () => {
    const world = new CANNON.World();
    const body = new CANNON.Body({ mass: 1, linearDamping: 0, angularDamping: 0 });
    body.quaternion.set(q_WB[1], q_WB[2], q_WB[3], q_WB[0]);
    body.angularVelocity.set(...omega_W);
    world.addBody(body);
    body.inertia.set(...MOMENTS);
    body.invInertia.set(1 / MOMENTS[0], 1 / MOMENTS[1], 1 / MOMENTS[2]);
    body.updateInertiaWorld(true);
    new Function("world", "body", linesOf("doesNotFlip", "cannon-es"))(world, body);
    let [q, omega]: [Quat, Vec3] = [q_WB, omega_W];
    for (let frame = 0; frame < 100; frame++) {
      world.step(dt);
      omega = explicit(omega, inertiaInWorld(q, diagonal(MOMENTS)), dt);
      q = normaliseQuat(quaternionRule.turn(q, omega, dt));
    }
    expectNear(body.angularVelocity.toArray(), omega);
  });
});

/** The same principal axes, the one with the largest moment first, as Jolt has them: here the third, the first, the second. */
function bySize(axes: Quat): Quat {
  return mulQuat(axes, normaliseQuat([1, -1, -1, -1]));
}

describe("lines for a program of one’s own", () => {
  const omega = new Vector(omega_W);
  const q = new Turn(q_WB);

  it("rescale the momentum as the rule of that name", () => {
    const { omega: end } = runLines(
      linesOf("gainsEnergy", "own"),
      pseudo({ omega, inertia: matrix(inertia_W) }),
    );
    expectNear((end as Vector).xyz, rescaledMomentum(omega_W, inertia_W, dt));
  });

  it("turn by the exponential map", () => {
    const { q: end } = runLines(linesOf("turnsLate", "own"), pseudo({ omega, q }));
    expectNear((end as Turn).wxyz, exponentialMap(q_WB, omega_W, dt));
  });

  it.each([0, 1e-9, 1e-3, 1, 60])(
    "make the turn of a spin of %s rad/s without a division by nought",
    (spin) => {
      const slow: Vec3 = scaleVec(spin, omega_W);
      const { turn } = runLines(linesOf("notANumber", "own"), pseudo({ omega: new Vector(slow) }));
      expectNear((turn as Turn).wxyz, exponentialMap([1, 0, 0, 0], slow, dt));
    },
  );

  it("have the half of a quaternion’s rate just once", () => {
    const { q: end } = runLines(linesOf("turnsTwice", "own"), pseudo({ omega_world: omega, q }));
    expectNear((end as Turn).wxyz, normaliseQuat(quaternionRule.turn(q_WB, omega_W, dt)));
  });

  it("put a turn of the world’s axes on the left, and one of the body’s on the right", () => {
    const [world = "", body = ""] = linesOf("wrongWay", "own").split("\n");
    const omega_B = rotate(conjugate(q_WB), omega_W);
    const turnOf = (rate: Vec3) => new Turn(exponentialMap([1, 0, 0, 0], rate, dt));
    for (const line of [world, body]) {
      const names = { q, turn_world: turnOf(omega_W), turn_body: turnOf(omega_B) };
      expectNear((runLines(line, pseudo(names)).q as Turn).wxyz, exponentialMap(q_WB, omega_W, dt));
    }
  });

  it("turn the tensor and its inverse into the world, and Unity’s the momentum", () => {
    const names = {
      R: matrix(quatToMat(q_WB)),
      inertia_body: matrix(inertia_B),
      inverse_body: matrix(inverseMat(inertia_B)),
    };
    const ends = runLines(linesOf("tensorNotTurned", "own"), pseudo(names));
    expectNear((ends.inertia_world as Matrix).entries, inertia_W);
    expectNear((ends.inverse_world as Matrix).entries, inverseMat(inertia_W));
    const body = {
      rotation: q,
      inertiaTensorRotation: new Turn(q_BP),
      inertiaTensor: new Vector(MOMENTS),
      angularVelocity: omega,
    };
    const { momentum } = runLines(linesOf("tensorNotTurned", "unity"), {
      body,
      Vector3: { Scale: (a: Vector, b: Vector) => new Vector(mulVec(diagonal(a.xyz), b.xyz)) },
      Quaternion: { Inverse: ({ wxyz }: Turn) => new Turn(conjugate(wxyz)) },
    });
    expectNear((momentum as Vector).xyz, mulVec(inertia_W, omega_W));
  });

  it("make the columns of a matrix orthonormal, right-handed, and the first keeps its direction", () => {
    const skewed: Vec3[] = [
      [1.1, 0.1, 0],
      [0.05, 0.9, -0.2],
      [0.1, 0, 1.05],
    ];
    const { R } = runLines(
      linesOf("grows", "own"),
      pseudo({
        R: skewed,
        column: (m: Vec3[], k: number) => new Vector(m[k] ?? [0, 0, 0]),
        dot: (a: Vector, b: Vector) => dot(a.xyz, b.xyz),
        columns: (...all: Vector[]) => all.map(({ xyz }) => xyz),
      }),
    );
    const [x, y, z] = R as [Vec3, Vec3, Vec3];
    expectNear([dot(x, x), dot(y, y), dot(x, y)], [1, 1, 0]);
    expectNear(z, cross(x, y));
    expectNear(x, normaliseVec(skewed[0] as Vec3));
  });

  it("take the nearer of a quaternion and its negative", () => {
    const near = new Turn(normaliseQuat([0.6, -0.3, 0.7, 0.4]));
    const far = new Turn(near.wxyz.map((each) => -each) as unknown as Quat);
    for (const to of [near, far]) {
      const end = runLines(linesOf("longWayRound", "own"), pseudo({ from: q, to }));
      expectNear((end.to as Turn).wxyz, near.wxyz);
    }
  });

  it("step a spring implicitly: the force at the end of the step makes the speed at its end", () => {
    const [stiffness, mass, stretch, before] = [900, 2, 0.3, -1.2];
    const ends = runLines(linesOf("stiffSpring", "own"), pseudo({ stiffness, mass, stretch, speed: before }));
    const speed = ends.speed as number;
    expectNear([speed], [before - (dt * stiffness * (stretch + dt * speed)) / mass]);
  });

  it("damp by the second, so that two half steps are one", () => {
    for (const [id, ordinal, names] of [
      ["frameRate", 0, { kept_in_a_second: 0.8 }],
      ["strongDrag", 0, { drag: 3 }],
    ] as const) {
      const damped = (step: number, velocity: unknown) =>
        runLines(linesOf(id, "own", ordinal), pseudo({ ...names, dt: step, velocity })).velocity as number;
      expectNear([damped(dt / 2, damped(dt / 2, 5))], [damped(dt, 5)]);
    }
  });

  it("take the energy of a lift off the speed of a bounce", () => {
    const [speed_in, gravity, depth] = [3, 9.8, 0.1];
    const ends = runLines(
      linesOf("bounceGains", "own"),
      pseudo({ speed_in, gravity, depth, restitution: 1 }),
    );
    expectNear([0.5 * (ends.speed_out as number) ** 2 + gravity * depth], [0.5 * speed_in ** 2]);
  });
});
