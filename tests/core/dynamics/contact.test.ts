import { describe, expect, it } from "vitest";
import type { Quat } from "../../../src/core/math/quat";
import { norm, subVec, type Vec3 } from "../../../src/core/math/vec3";
import reference from "../reference/contact.json";
import { quatError, states, systemOf } from "../support";

type CaseId = keyof typeof reference;

describe("a body meets planes as in the reference, frame by frame", () => {
  it.each(Object.keys(reference) as CaseId[])("%s", (id) => {
    const { samples, ...input } = reference[id];
    const run = [...states(systemOf(input))];
    for (const sample of samples) {
      const state = run[sample.frame];
      if (state === undefined) throw new Error(`no frame ${sample.frame}`);
      const vectors: [Vec3, number[]][] = [
        [state.position_W, sample.position],
        [state.velocity_W, sample.velocity],
        [state.omega_W, sample.angularVelocity],
      ];
      const worst = Math.max(
        ...vectors.map(([ours, theirs]) => norm(subVec(ours, theirs as unknown as Vec3))),
        quatError(state.q_WB, sample.orientation as unknown as Quat),
      );
      // Round-off of some ten impacts; measured: below 1e-12.
      expect(worst).toBeLessThan(1e-8);
    }
  });
});
