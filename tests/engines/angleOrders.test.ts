import { readFileSync } from "node:fs";
import { Euler, Quaternion } from "three";
import { describe, expect, it } from "vitest";
import { quatFromAngles } from "../../src/core/math/eulerAngles";
import { angleBetweenAttitudes, mulQuat, type Quat } from "../../src/core/math/quat";
import type { Vec3 } from "../../src/core/math/vec3";
import facts from "../../src/engines/facts/angles.json";
import type { ProgramAngles } from "../../src/engines/facts/schema";

/** About x, y and z: no two equal. */
const [X, Y, Z] = [0.3, -0.8, 1.1] as const;

const ofParts = ({ w, x, y, z }: { w: number; x: number; y: number; z: number }): Quat => [w, x, y, z];

/** The attitude that a package makes of three angles, as its call in the table. */
const MADE: Readonly<Record<string, () => Promise<Quat>>> = {
  three: async () => ofParts(new Quaternion().setFromEuler(new Euler(X, Y, Z))),
  "cannon-es": async () => {
    const { Quaternion: Made } = await import("cannon-es");
    const q = new Made();
    q.setFromEuler(X, Y, Z);
    return ofParts(q);
  },
  "@mujoco/mujoco": async () => {
    const { default: load } = await import("@mujoco/mujoco");
    const mujoco = await load();
    const model = mujoco.MjModel.from_xml_string(
      `<mujoco><compiler angle="radian"/><worldbody><body euler="${X} ${Y} ${Z}"><geom size="1"/></body></worldbody></mujoco>`,
    );
    if (model === null) throw new Error("MuJoCo refuses the model");
    const [w = 0, x = 0, y = 0, z = 0] = [...model.body_quat].slice(4);
    model.delete();
    return [w, x, y, z];
  },
  "jolt-physics": async () => {
    const { default: load } = await import("jolt-physics/wasm");
    const jolt = await load();
    const q = jolt.Quat.prototype.sEulerAngles(new jolt.Vec3(X, Y, Z));
    return [q.GetW(), q.GetX(), q.GetY(), q.GetZ()];
  },
  ammojs3: async () => {
    const { default: load } = await import("ammojs3/dist/ammo.wasm.js");
    const wasm = new Uint8Array(readFileSync("node_modules/ammojs3/dist/ammo.wasm.wasm")).buffer;
    const ammo = await load({ wasmBinary: wasm });
    const q = new ammo.btQuaternion(0, 0, 0, 1);
    q.setEulerZYX(Z, Y, X);
    return [q.w(), q.x(), q.y(), q.z()];
  },
};

const PROGRAMS = facts as readonly ProgramAngles[];
const packages = PROGRAMS.flatMap(({ program, turns, known }) =>
  "package" in known ? [{ program, turns, name: known.package }] : [],
);

describe("three angles", () => {
  it.each(packages)(
    "are in $program the turns $turns, each about an axis that those before it moved",
    async ({ turns, name }) => {
      const made = await MADE[name]?.();
      const angles = [...turns].map((axis) => ({ x: X, y: Y, z: Z })[axis] ?? Number.NaN) as unknown as Vec3;
      if (!made) throw new Error(`no test makes angles with ${name}`);
      // Single precision: 6e-8 a rounding.
      expect(angleBetweenAttitudes(made, quatFromAngles(turns, angles))).toBeLessThan(1e-6);
    },
  );

  it("in Unity’s words, about fixed axes z, x, y in that order, are Godot’s product y, x, z", () => {
    const about = (axis: "x" | "y" | "z", angle: number) =>
      quatFromAngles(`${axis}zx` as "yzx", [angle, 0, 0]);
    const [first, second, third] = [
      quatFromAngles("zyx", [Z, 0, 0]),
      quatFromAngles("xyz", [X, 0, 0]),
      about("y", Y),
    ];
    const fixed = mulQuat(third, mulQuat(second, first));
    expect(angleBetweenAttitudes(fixed, quatFromAngles("yxz", [Y, X, Z]))).toBeLessThan(1e-15);
  });

  it("in Unreal turn about z, y and x, with pitch and roll counted the other way: nose up, and right wing down", () => {
    const unreal = (yaw: number, pitch: number, roll: number) => quatFromAngles("zyx", [yaw, -pitch, -roll]);
    // Left-handed: x ahead, y to the right, z up.
    const [, pitched, rolled] = [unreal(0, 0, 0), unreal(0, 0.3, 0), unreal(0, 0, 0.3)];
    const up = (q: Quat, [x, y]: readonly [number, number]) =>
      2 * (q[1] * q[3] - q[0] * q[2]) * x + 2 * (q[2] * q[3] + q[0] * q[1]) * y;
    expect(up(pitched, [1, 0])).toBeGreaterThan(0);
    expect(up(rolled, [0, 1])).toBeLessThan(0);
  });
});
