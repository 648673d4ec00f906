import * as CANNON from "cannon-es";
import * as THREE from "three";
import { describe, expect, it, vi } from "vitest";
import { CASES, caseById } from "../../../src/book/cases/cases";
import type { MendPlace } from "../../../src/book/cases/mends";
import type { MassProperties } from "../../../src/core/bodies/massProperties";
import { box } from "../../../src/core/bodies/solids";
import { explicit } from "../../../src/core/dynamics/angular/explicit";
import { midpoint } from "../../../src/core/dynamics/angular/midpoint";
import { inertiaInWorld } from "../../../src/core/dynamics/attitude";
import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import { quaternionRule } from "../../../src/core/dynamics/orientation/quaternion";
import { diagonal, inverseMat, mulVec } from "../../../src/core/math/mat3";
import { conjugate, mulQuat, normaliseQuat, type Quat, quatToMat, rotate } from "../../../src/core/math/quat";
import { addVec, cross, norm, normaliseVec, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { tableOf } from "../../tables";
import { runLines, type Scope, valueIn } from "./evaluate";
import {
  dt,
  explicit_W,
  inertia_B,
  inertia_W,
  MOMENTS,
  numbersOf,
  omega_W,
  pseudo,
  q_BP,
  q_WB,
} from "./pseudoCode";
import { plainMatrix as matrix, Turn, Vector } from "./values";

/* One file for all lines, for the last test asks whether each that is said to run has been run by one of the others. */

function linesOf(id: string, place: MendPlace, ordinal = 0): string {
  const found = caseById(id).mends.filter((mend) => mend.place === place)[ordinal];
  if (!found) throw new Error(`the case ${id} has no lines for ${place}`);
  ran.add(found.code);
  return found.code;
}

/** All lines that a test has asked for. */
const ran = new Set<string>();

/** That numbers agree to the digits of doubles. */
function expectNear(a: readonly number[], b: readonly number[]): void {
  expect(Math.max(...a.map((each, k) => Math.abs(each - (b[k] ?? Number.NaN))))).toBeLessThan(5e-15);
}

const UNITY = {
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
  },
};

it("Unity’s lines make the momentum of a tilted body with axes of its own", () => {
  const { momentum } = runLines(linesOf("tensorNotTurned", "unity"), { ...UNITY });
  expectNear((momentum as Vector).xyz, mulVec(inertia_W, omega_W));
});

describe("lines that give an engine the gyroscopic term", () => {
  it("Unity’s end the step where the explicit rule does", () => {
    let end = omega_W;
    const AddTorque = ({ xyz }: Vector) => {
      end = addVec(end, scaleVec(dt, mulVec(inverseMat(inertia_W), xyz)));
    };
    const body = { ...UNITY.body, angularDamping: 0.05, maxAngularVelocity: 7, AddTorque };
    runLines(linesOf("doesNotFlip", "unity"), { ...UNITY, body });
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
    runLines(linesOf("doesNotFlip", "godot"), { state, DAMP_MODE_REPLACE: 1 });
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
    const step = new Function("world", "body", "dt", linesOf("doesNotFlip", "cannon-es"));
    let [q, omega]: [Quat, Vec3] = [q_WB, omega_W];
    for (let frame = 0; frame < 100; frame++) {
      step(world, body, dt);
      omega = explicit(omega, inertiaInWorld(q, diagonal(MOMENTS)), dt);
      q = normaliseQuat(quaternionRule.turn(q, omega, dt));
    }
    expectNear(body.angularVelocity.toArray(), omega);
  });
});

it("cannon-es’s line leaves a body the turn about the upright alone", () => {
  const world = new CANNON.World();
  const body = new CANNON.Body({ mass: 1, shape: new CANNON.Box(new CANNON.Vec3(1, 2, 3)) });
  world.addBody(body);
  new Function("body", linesOf("fallsOver", "cannon-es"))(body);
  body.applyForce(new CANNON.Vec3(5, 0, -2), new CANNON.Vec3(0.4, 1.5, 0.7));
  world.step(dt);
  const [x, y, z] = body.angularVelocity.toArray();
  expect([x, z]).toEqual([0, 0]);
  expect(y).not.toBe(0);
});

/** The same principal axes, the one with the largest moment first, as Jolt has them: here the third, the first, the second. */
function bySize(axes: Quat): Quat {
  return mulQuat(axes, normaliseQuat([1, -1, -1, -1]));
}

/** A row of `own.yaml`, which says what its fields are. */
interface Row {
  readonly it: string;
  readonly case: string;
  readonly ordinal?: number;
  readonly given: string | readonly string[];
  readonly then?: readonly string[];
  readonly expect?: Readonly<Record<string, string | number>>;
  readonly holds?: readonly boolean[];
}

describe("lines for a program of one’s own", () => {
  it.each(tableOf<Row>("tests/book/lines/own.yaml").map((row) => [row.it, row] as const))("%s", (_, row) => {
    const { ordinal, given, then = [], expect: expected = {}, holds } = row;
    const lines = linesOf(row.case, "own", ordinal);
    const held: unknown[] = [];
    for (const start of [given].flat()) {
      const scope: Scope = pseudo({
        assert: (found: boolean) => held.push(found),
        send: (...all: unknown[]) => (scope.sent = all),
        draw: (at: unknown) => (scope.drawn = at),
      });
      for (const names of [start, ...then]) runLines(lines, runLines(names, scope));
      for (const [name, value] of Object.entries(expected)) {
        const [found, wanted] = [name, `${value}`].map((one) => numbersOf(valueIn(one, scope)));
        expect(found, name).toHaveLength(wanted?.length ?? 0);
        expectNear(found ?? [], wanted ?? []);
      }
    }
    expect(held).toEqual(holds ?? held.map(() => true));
  });

  it("step by the midpoint rule, in three rounds", () => {
    const omega_B = rotate(conjugate(q_WB), omega_W);
    const inverseInertia_B = inverseMat(inertia_B);
    const names = {
      q: new Turn(q_WB),
      omega_body: new Vector(omega_B),
      inertia_body: matrix(inertia_B),
      inverse_body: matrix(inverseInertia_B),
    };
    const end = runLines(linesOf("slowsDown", "own"), pseudo(names));
    const momentum_W = mulVec(inertia_W, omega_W);
    const body = { inertia_B, inverseInertia_B } as MassProperties;
    const rule = midpoint({ q_WB, momentum_W }, body, null, dt);
    const momentum_B = mulVec(inertia_B, (end.omega_body as Vector).xyz);
    const [, ...apart] = mulQuat(conjugate(rule.q_WB), (end.q as Turn).wxyz);
    expect(norm(apart)).toBeLessThan(1e-8);
    expect(norm(subVec(rotate(rule.q_WB, momentum_B), rule.momentum_W))).toBeLessThan(1e-6);
    expect(norm(momentum_B) / norm(momentum_W)).toBeCloseTo(1, 6);
  });

  it("carry places, attitudes and spins to a left-handed engine", () => {
    const vector = (name: string, [x, y, z]: Vec3): Scope => ({
      [`${name}x`]: x,
      [`${name}y`]: y,
      [`${name}z`]: z,
    });
    for (const ordinal of [0, 1]) {
      const carry = (place: Vec3, turn: Quat, spin: Vec3) => {
        const [x, y, z] = place;
        const [w, ...axis] = turn;
        const names = { x, y, z, w, ...vector("q", axis), ...vector("o", spin), ...vector("t", spin) };
        return runLines(linesOf("leftHanded", "own", ordinal), names) as Record<string, Vec3> & {
          quaternion: Quat;
        };
      };
      const place: Vec3 = [0.4, -1.1, 0.7];
      const there = carry(place, q_WB, omega_W);
      const there_Turned = carry(rotate(q_WB, place), q_WB, omega_W);
      expectNear(rotate(there.quaternion, there.position as Vec3), there_Turned.position as Vec3);
      const velocity = carry(cross(omega_W, place), q_WB, omega_W).position as Vec3;
      expectNear(cross(there.omega as Vec3, there.position as Vec3), velocity);
      expectNear(there.torque as Vec3, there.omega as Vec3);
    }
  });

  it("let every flat plate pass, and no lost decimal point", () => {
    const held = (moments: readonly number[]): boolean => {
      const [a, b, c] = [...moments].sort((x, y) => x - y) as [number, number, number];
      let found = false;
      runLines(
        linesOf("impossibleTensor", "own"),
        pseudo({ a, b, c, assert: (is: boolean) => (found = is) }),
      );
      return found;
    };
    // Without the tolerance 30 of these 100 fail, by the last digit.
    for (let k = 1; k <= 100; k++) {
      const [x, y, mass] = [0.1 + 0.37 * k, 0.2 + 0.11 * k * k, 0.3 * k];
      expect(held([(mass * x * x) / 12, (mass * y * y) / 12, (mass * (x * x + y * y)) / 12])).toBe(true);
    }
    expect(held([0.12, 0.34, 4.1])).toBe(false);
  });
});

describe("lines that run in three.js", () => {
  const axis: Vec3 = normaliseVec(omega_W);
  const ofThree = ({ w, x, y, z }: THREE.Quaternion): Quat => [w, x, y, z];
  const object = () => {
    const made = new THREE.Object3D();
    made.quaternion.set(q_WB[1], q_WB[2], q_WB[3], q_WB[0]);
    return made;
  };

  it("turn about the world’s axes, then about the body’s", () => {
    const [turned, [inWorld = "", inBody = ""]] = [object(), linesOf("wrongWay", "three").split("\n")];
    new Function("object", "axisInWorld", "angle", inWorld)(turned, new THREE.Vector3(...axis), 0.3);
    const turn: Quat = exponentialMap([1, 0, 0, 0], axis, 0.3);
    expectNear(ofThree(turned.quaternion), mulQuat(turn, q_WB));
    new Function("object", "axisInBody", "angle", inBody)(turned, new THREE.Vector3(...axis), 0.3);
    expectNear(ofThree(turned.quaternion), mulQuat(mulQuat(turn, q_WB), turn));
  });

  it("turn by the exponential map, and bring a quaternion back to length one", () => {
    const turned = object();
    new Function("THREE", "object", "axis", "speed", "dt", linesOf("eulerAngles", "three"))(
      THREE,
      turned,
      new THREE.Vector3(...axis),
      norm(omega_W),
      dt,
    );
    expectNear(ofThree(turned.quaternion), exponentialMap(q_WB, omega_W, dt));
    turned.quaternion.set(1, 2, 3, 4);
    new Function("object", linesOf("quaternionGrows", "three"))(turned);
    expectNear(ofThree(turned.quaternion), normaliseQuat([4, 1, 2, 3]));
  });
});

describe("lines that run in cannon-es", () => {
  const bodyIn = (world: CANNON.World, spin: number): CANNON.Body => {
    const body = new CANNON.Body({ mass: 1, shape: new CANNON.Box(new CANNON.Vec3(0.5, 0.5, 0.5)) });
    body.angularVelocity.set(0, 0, spin);
    world.addBody(body);
    return body;
  };
  /** Of a spin for a number of seconds, with the lines and without them. */
  const spins = (id: string, spin: number, seconds: number) =>
    ["", linesOf(id, "cannon-es")].map((lines) => {
      const world = new CANNON.World({ allowSleep: true });
      const body = bodyIn(world, spin);
      new Function("body", lines)(body);
      for (let frame = 0; frame < 60 * seconds; frame++) world.step(dt);
      return body.angularVelocity.z;
    });

  it("keep a spin that the damping would take, and a slow one that would be put to sleep", () => {
    const [damped, kept] = spins("damped", 2, 10);
    expect(damped).toBeCloseTo(2 * 0.99 ** 10, 6);
    expect(kept).toBe(2);
    const [asleep, awake] = spins("sleeps", 0.05, 2);
    expect(asleep).toBe(0);
    expect(awake).toBeGreaterThan(0.04);
  });

  it("turn a fast spin by nearer its angle, in shorter steps", () => {
    // cannon-es ends a frame early where a step takes longer by the clock than it lasts.
    const clock = vi.spyOn(performance, "now").mockReturnValue(0);
    const [before, after] = ["world.step(1 / 60, elapsed)", linesOf("turnsLate", "cannon-es")].map(
      (lines) => {
        const world = new CANNON.World();
        const body = bodyIn(world, 20);
        body.angularDamping = 0;
        const step = new Function("world", "elapsed", lines);
        for (let frame = 0; frame < 60; frame++) step(world, dt + 1e-9);
        return 20 - angleTurned(body.quaternion);
      },
    );
    clock.mockRestore();
    // Measured: 0.182 rad late after a second, and 0.0116.
    expect(before).toBeGreaterThan(0.15);
    expect(Math.abs(after as number)).toBeLessThan(0.02);
  });

  it("show a picture that moves evenly between two steps", () => {
    const world = new CANNON.World();
    const body = bodyIn(world, 0);
    body.linearDamping = 0;
    body.velocity.set(6, 0, 0);
    const mesh = new THREE.Object3D();
    const draw = new Function("world", "elapsed", "mesh", "body", linesOf("stutters", "cannon-es"));
    const places = Array.from({ length: 20 }, () => {
      draw(world, 1 / 144, mesh, body);
      return [mesh.position.x, body.position.x] as const;
    });
    const moves = (of: 0 | 1) =>
      places.slice(9).map((each, k) => each[of] - (places[k + 8] as readonly [number, number])[of]);
    expect(Math.max(...moves(1)) - Math.min(...moves(1))).toBeCloseTo(0.1, 6);
    expect(Math.max(...moves(0)) - Math.min(...moves(0))).toBeLessThan(1e-9);
  });

  it("show the moments, and set those of parts that the box around them hides", () => {
    const body = new CANNON.Body({ mass: 2 });
    for (const x of [-3, 3]) body.addShape(new CANNON.Sphere(0.5), new CANNON.Vec3(x, 0, 0));
    const shown: unknown[] = [];
    const show = new Function("console", "body", linesOf("tensorNotSet", "cannon-es"));
    show({ log: ({ x, y, z }: CANNON.Vec3) => shown.push(x, y, z) }, body);
    // Of the box of 7 × 1 × 1 m around both.
    expectNear(shown as number[], [2 / 6, 50 / 6, 50 / 6]);
    const moments: Vec3 = [0.2, 18.2, 18.2];
    new Function("body", "a", "b", "c", linesOf("partsNotMoved", "cannon-es"))(body, ...moments);
    expectNear(body.invInertiaWorld.elements, diagonal(moments.map((each) => 1 / each) as unknown as Vec3));
  });

  it("make a contact’s friction and restitution", () => {
    const made = new Function("CANNON", "floor", "box", `return ${linesOf("spinsOnBounce", "cannon-es")}`)(
      CANNON,
      new CANNON.Material(),
      new CANNON.Material(),
    );
    expect([made.friction, made.restitution]).toEqual([0.2, 0.5]);
  });
});

/** Whole turns about z included, for a spin of less than a half turn a frame. */
function angleTurned({ z, w }: CANNON.Quaternion): number {
  const angle = 2 * Math.atan2(z, w);
  return angle + 2 * Math.PI * Math.round((20 - angle) / (2 * Math.PI));
}

it("lines of MuJoCo’s models turn the axes of a full tensor, and work it out from shapes", async () => {
  const { default: load } = await import("@mujoco/mujoco");
  const mujoco = await load();
  const inertiaOf = (compiler: string, inertial: string) => {
    const geom = '<geom type="box" size="0.1 0.2 0.3" mass="1"/>';
    const model = mujoco.MjModel.from_xml_string(
      `<mujoco>${compiler}<worldbody><body><freejoint/>${inertial}${geom}</body></worldbody></mujoco>`,
    );
    const [, , , a = 0, b = 0, c = 0] = model?.body_inertia ?? [];
    const [, , , , ...axes] = model?.body_iquat ?? [];
    return inertiaInWorld(normaliseQuat(axes as unknown as Quat), diagonal([a, b, c]));
  };
  const full = linesOf("tensorLooksRight", "mujoco").replace(/I([xyz])([xyz])/g, (_, r, c) =>
    String(inertia_B["xyz".indexOf(r) * 3 + "xyz".indexOf(c)]),
  );
  expectNear(inertiaOf("", full), inertia_B);
  for (const id of ["impossibleTensor", "partsNotMoved"])
    expectNear(inertiaOf(linesOf(id, "mujoco"), full), box([0.2, 0.4, 0.6], 1).inertia_B);
});

it("every line that is said to run has run", () => {
  const said = CASES.flatMap(({ id, mends }) =>
    mends
      .filter(({ checked, code }) => checked === "run" && !ran.has(code))
      .map(({ place }) => `${id}: ${place}`),
  );
  expect(said).toEqual([]);
});
