import { describe, expect, it } from "vitest";
import {
  impactAt,
  lowestCorner,
  shareOf,
  spreadImpacts,
  steepness,
} from "../../../src/chapters/impulse-collision/friction-cone/impacts";
import {
  CONE_LAWS,
  coneColumns,
  coneMarks,
  impactUnder,
  intoFloor,
} from "../../../src/chapters/impulse-collision/friction-cone/picture";
import { dot, norm } from "../../../src/core/math/vec3";

const USUAL = { restitution: 0.5, friction: 0.2 };

describe("the list of impacts of a box's lowest corner", () => {
  it("is spread over attitudes and velocities into the floor", () => {
    const impacts = spreadImpacts();
    expect(impacts.length).toBeGreaterThan(16000);
    for (const axis of [0, 2] as const) {
      const mean = impacts.reduce((sum, { velocity_W }) => sum + velocity_W[axis], 0) / impacts.length;
      expect(Math.abs(mean)).toBeLessThan(0.02);
    }
    const ofNoImpact = impacts.filter(
      ({ velocity_W, corner }) => !(velocity_W[1] < 0 && corner.arm_W[1] < 0),
    );
    expect(ofNoImpact).toEqual([]);
    expect(new Set(impacts.map(({ corner }) => corner.arm_W.map(Math.sign).join())).size).toBe(4);
  });

  it("is led out of the cone by the rule of velocities nine times in ten, and never by Coulomb's law", () => {
    const leaves = ({ impulse_W }: { readonly impulse_W: readonly [number, number, number] }) =>
      steepness(impulse_W) > USUAL.friction * (1 + 1e-9);
    // Measured elsewhere, with random numbers: 88 %.
    expect(Math.abs(shareOf("velocity", USUAL, leaves) - 0.88)).toBeLessThan(0.03);
    expect(shareOf("coulomb", USUAL, leaves)).toBe(0);
  });

  it("gains energy by the rule of velocities often, by Coulomb's law only where restitution and friction are high", () => {
    const gains = ({ gained }: { readonly gained: number }) => gained > 1e-12;
    expect(shareOf("velocity", { restitution: 1, friction: 0 }, gains)).toBeGreaterThan(0.4);
    expect(shareOf("velocity", USUAL, gains)).toBeGreaterThan(0.15);
    expect(shareOf("coulomb", USUAL, gains)).toBe(0);
    expect(shareOf("coulomb", { restitution: 1, friction: 0 }, gains)).toBe(0);
    expect(shareOf("coulomb", { restitution: 1, friction: 0.2 }, gains)).toBeGreaterThan(0.1);
  });
});

describe("the figure of the cone", () => {
  const settings = { velocity_W: [1.2, -1.3, 0.3] as const, ...USUAL };

  it("tells whether an impulse is in the cone, and the energy that it leaves", () => {
    for (const [index, law] of CONE_LAWS.entries()) {
      const cells = coneColumns(settings)[index]?.cells ?? {};
      const { impulse_W, gained } = impactUnder(law, settings);
      expect(cells.impulse?.value).toEqual(impulse_W);
      expect(cells.inCone?.value).toBe(law === "coulomb");
      const { velocity_W } = settings;
      expect(cells.energyAfter?.value).toBeCloseTo(0.5 * dot(velocity_W, velocity_W) + gained, 14);
    }
  });

  it("keeps the velocity into the floor, and within what fits the picture", () => {
    for (const asked of [
      [0, 1, 0],
      [9, 9, 9],
      [-4, -0.1, 0],
    ] as const) {
      const [x, y, z] = intoFloor(asked);
      expect(y).toBeLessThan(0);
      expect(norm([x, y, z])).toBeLessThan(2.4 + 1e-12);
    }
    expect(intoFloor([0.3, -1, 0.2])).toEqual([0.3, -1, 0.2]);
  });

  it("has the same marks whatever is set", () => {
    const keys = (friction: number) => coneMarks("coulomb", { ...settings, friction }).map(({ key }) => key);
    expect(keys(0)).toEqual(keys(1.5));
    const { gained } = impactAt("coulomb", [0, -1, 0], lowestCorner([1, 0.2, 0.1, 0.3]), USUAL);
    expect(gained).toBeLessThan(0);
  });
});
