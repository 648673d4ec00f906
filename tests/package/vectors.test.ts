import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  dot,
  mulVec,
  norm,
  type Quat,
  rotateInverse,
  scaleVec,
  subVec,
  type Vec3,
} from "../../src/core/index";
import { vectorFiles } from "../../vectors/vectors";

const FILES = Object.entries(vectorFiles());

interface Spin {
  readonly orientation: Quat;
  readonly angularVelocity: Vec3;
}

interface FreeCase extends Spin {
  readonly name: string;
  readonly inertia: readonly [Vec3, Vec3, Vec3];
  readonly instants: readonly (Spin & { readonly t: number })[];
}

interface Collision extends Spin {
  readonly name: string;
  readonly mass: number;
  readonly velocity: Vec3;
  readonly normal: Vec3;
  readonly restitution: number;
  readonly pointVelocity: Vec3;
  readonly K: readonly [number, number, number, number, number, number, number, number, number];
  readonly after: Readonly<
    Record<"velocity" | "coulomb", { readonly impulse: Vec3; readonly velocity: Vec3 }>
  >;
}

const read = (name: string) => JSON.parse(readFileSync(join("vectors", name), "utf8"));

describe("the test vectors", () => {
  it.each(FILES)("in %s are what the core computes, to every digit", (name, text) => {
    expect(readFileSync(join("vectors", name), "utf8") === text).toBe(true);
  });

  it("are small: 114 kB", () => {
    expect(FILES.reduce((sum, [, text]) => sum + text.length, 0)).toBeLessThan(200_000);
  });

  it.each(read("free-rotation.json") as readonly FreeCase[])(
    "keep energy and L in the body: $name",
    (free) => {
      const { inertia, instants } = free;
      const [x, y, z] = inertia;
      const kept = ({ orientation, angularVelocity }: Spin) => {
        const omega_B = rotateInverse(orientation, angularVelocity);
        const momentum_B = mulVec([...x, ...y, ...z], omega_B);
        return [dot(omega_B, momentum_B), norm(momentum_B)];
      };
      const [energy = 0, momentum = 0] = kept(free);
      for (const instant of instants) {
        const [energyThen = 0, momentumThen = 0] = kept(instant);
        // Measured: 4e-15.
        expect(Math.abs(energyThen / energy - 1)).toBeLessThan(1e-13);
        expect(Math.abs(momentumThen / momentum - 1)).toBeLessThan(1e-13);
      }
    },
  );

  it.each(read("contact.json") as readonly Collision[])("obey Newton's laws at a touch: $name", (touch) => {
    const { mass, velocity, normal, restitution, pointVelocity, K, after } = touch;
    for (const { impulse, velocity: velocityAfter } of Object.values(after)) {
      const missed = subVec(scaleVec(mass, subVec(velocityAfter, velocity)), impulse);
      expect(norm(missed)).toBeLessThan(1e-14 * (norm(impulse) + mass * norm(velocity)));
    }
    // The impulse of either law leaves the point with −e times its normal velocity. Measured: 4e-15.
    const approach = dot(pointVelocity, normal);
    for (const { impulse } of Object.values(after)) {
      const leaving = approach + dot(mulVec([...K], impulse), normal);
      expect(Math.abs(leaving + restitution * approach)).toBeLessThan(1e-13 * Math.abs(approach));
    }
  });
});
