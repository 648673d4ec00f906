import { expect } from "vitest";
import { LAWS } from "../../../src/core/dynamics/contact/index";
import { identityMat, mulVec, scaleMat } from "../../../src/core/math/mat3";
import { addVec, dot, norm, normaliseVec, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { distance, expectEqual } from "../../content/check";
import { partings, planarImpacts, velocityAt } from "./followedImpact";
import { alongNormal, alongWall, impulseBy, struck } from "./setting";

/** The equations of restitution and friction, by id. */
export const EQUATIONS = {
  restitution: () => {
    for (const law of ["velocity", "coulomb"] as const) {
      const { impact, normal_W, surface } = struck({ contact: { law, restitution: 0.4, friction: 0.25 } });
      const expected_W = scaleVec(-surface.restitution, alongNormal(impact.velocity_W, normal_W));
      expectEqual(alongNormal(impact.velocityAfter_W, normal_W), expected_W);
    }
  },
  particle: () => {
    const [mass, restitution, friction] = [1.7, 0.4, 0.25];
    const normal_W = normaliseVec([0.1, 1, -0.2]);
    const velocity_W: Vec3 = [0.9, -1.4, 0.5];
    const response = scaleMat(1 / mass, identityMat);
    const [into_W, slip_W] = [alongNormal(velocity_W, normal_W), alongWall(velocity_W, normal_W)];
    for (const law of ["velocity", "coulomb"] as const) {
      const impulse_W = LAWS[law].impulse(velocity_W, normal_W, response, { restitution, friction });
      const after_W = addVec(velocity_W, mulVec(response, impulse_W));
      const size = dot(impulse_W, normal_W);
      expectEqual([size], [mass * (1 + restitution) * norm(into_W)]);
      const along_W = alongWall(impulse_W, normal_W);
      expectEqual([norm(along_W)], [friction * size]);
      expectEqual([norm(alongWall(after_W, normal_W))], [norm(slip_W) - norm(along_W) / mass]);
      const left = norm(slip_W) - friction * (1 + restitution) * norm(into_W);
      expectEqual(alongWall(after_W, normal_W), scaleVec(left / norm(slip_W), slip_W));
      expect(left).toBeGreaterThan(0);
    }
  },
  friction: () => {
    for (const friction of [0.05, 0.25, 3]) {
      const { impact, normal_W, surface } = struck({ contact: { restitution: 0.4, friction } });
      const [into_W, slip_W] = [
        alongNormal(impact.velocity_W, normal_W),
        alongWall(impact.velocity_W, normal_W),
      ];
      const a = Math.max(1 - (friction * (1 + surface.restitution) * norm(into_W)) / norm(slip_W), 0);
      const after_W = alongWall(impact.velocityAfter_W, normal_W);
      expect(distance(after_W, scaleVec(a, slip_W))).toBeLessThan(1e-14);
      expect(a === 0).toBe(friction === 3);
    }
  },
  "friction-cone": () => {
    for (const friction of [0.05, 0.25, 3]) {
      const { impact, normal_W, surface } = struck({
        contact: { law: "coulomb", restitution: 0.4, friction },
      });
      const leaning = norm(alongWall(impact.impulse_W, normal_W)) / dot(impact.impulse_W, normal_W);
      expect(leaning).toBeLessThan(friction * (1 + 1e-12));
      if (friction < 0.1) expect(leaning).toBeCloseTo(friction, 12);
      const byRule_W = impulseBy("velocity", impact, normal_W, surface);
      const ruleLeaning = norm(alongWall(byRule_W, normal_W)) / dot(byRule_W, normal_W);
      if (friction < 0.1) expect(ruleLeaning).toBeGreaterThan(friction);
    }
  },
  sliding: () => {
    const { impact, normal_W, surface } = struck({
      contact: { law: "coulomb", restitution: 0.4, friction: 0.05 },
    });
    const slip_W = normaliseVec(alongWall(impact.velocity_W, normal_W));
    const edge_W = subVec(normal_W, scaleVec(surface.friction, slip_W));
    const size =
      (-(1 + surface.restitution) * dot(impact.velocity_W, normal_W)) /
      dot(normal_W, mulVec(impact.response, edge_W));
    expectEqual(impact.impulse_W, scaleVec(size, edge_W));
    expectEqual([dot(impact.impulse_W, normal_W)], [size]);
    const into = -(1 + surface.restitution) * dot(impact.velocity_W, normal_W);
    expectEqual([into], [dot(normal_W, mulVec(impact.response, impact.impulse_W))]);
    expectEqual([into], [size * dot(normal_W, mulVec(impact.response, edge_W))]);
  },
  "three-restitutions": () => {
    const restitution = 0.6;
    let [kept, turned] = [0, 0];
    for (const { stretches } of planarImpacts(0.3)) {
      const { compression, newton, poisson, stronge } = partings(stretches, restitution);
      const normal = (impulse: number) => velocityAt(stretches, impulse).velocity.n;
      expect(normal(newton)).toBeCloseTo(-restitution * normal(0), 12);
      expectEqual([poisson - compression], [restitution * compression]);
      const stored = sumOver(normal, 0, compression);
      expect(sumOver(normal, compression, stronge)).toBeCloseTo(-(restitution ** 2) * stored, 6);
      const kink = stretches[1]?.from ?? Number.POSITIVE_INFINITY;
      const spread = Math.max(newton, poisson, stronge) - Math.min(newton, poisson, stronge);
      if (kink > Math.max(newton, poisson, stronge)) {
        kept += 1;
        expect(spread / compression).toBeLessThan(1e-12);
      } else {
        turned += 1;
        expect(spread / compression).toBeGreaterThan(1e-4);
      }
    }
    expect(Math.min(kept, turned)).toBeGreaterThan(5);
  },
};

/** The integral of a function that is a straight line but for a kink, by many midpoints. */
function sumOver(value: (at: number) => number, from: number, to: number): number {
  const pieces = 4000;
  const width = (to - from) / pieces;
  return Array.from({ length: pieces }, (_, k) => value(from + (k + 0.5) * width) * width).reduce(
    (a, b) => a + b,
  );
}
