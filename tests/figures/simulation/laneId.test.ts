import { describe, expect, test } from "vitest";
import { ANGULAR } from "../../../src/core/dynamics/angular/index";
import { ANGULAR_IDS, LAW_IDS, METHOD_IDS, ORIENTATION_IDS } from "../../../src/core/dynamics/ids";
import { isLaneId, laneTitle, readLane } from "../../../src/figures/simulation/laneId";
import { tableOf } from "../../tables";

describe("a formulation's name", () => {
  test("leads to the lane it spells, for every rule, turn and option", () => {
    for (const angular of ANGULAR_IDS) {
      expect(readLane(angular)).toEqual({ angular });
      for (const orientation of ORIENTATION_IDS) {
        const expected = ANGULAR[angular].wholeFrame ? null : { angular, orientation };
        expect(readLane(`${angular}/${orientation}`), `${angular}/${orientation}`).toEqual(expected);
      }
    }
    expect(readLane("momentum/matrix/frozen")).toEqual({
      angular: "momentum",
      orientation: "matrix",
      inertia: "frozen",
    });
    expect(readLane("explicit/explicit")).toEqual({ angular: "explicit", update: "explicit" });
  });

  test.for(tableOf<string>("tests/figures/simulation/laneIds.yaml"))(
    "is refused where it is not spelt so: %j",
    (text) => {
      expect(isLaneId(text)).toBe(false);
    },
  );

  test("tells in how many substeps a frame is taken, before how the lane meets planes", () => {
    expect(readLane("rk4/64-substeps")).toEqual({ angular: "rk4", substeps: 64 });
    expect(readLane("rescaled-momentum/quaternion/4-substeps/coulomb")).toEqual({
      angular: "rescaled-momentum",
      orientation: "quaternion",
      substeps: 4,
      contact: { law: "coulomb" },
    });
    expect(laneTitle("rescaled-momentum/4-substeps")).toBe("Rescaled momentum, 4 substeps");
  });

  test("tells how the lane meets planes, method before law, whatever else it tells", () => {
    for (const method of METHOD_IDS) {
      expect(readLane(`none/${method}`)).toEqual({ angular: "none", contact: { method } });
      for (const law of LAW_IDS) {
        expect(readLane(`midpoint/${method}/${law}`)).toEqual({
          angular: "midpoint",
          contact: { method, law },
        });
        expect(readLane(`none/matrix/frozen/${law}`)).toEqual({
          angular: "none",
          orientation: "matrix",
          inertia: "frozen",
          contact: { law },
        });
      }
    }
    expect(laneTitle("none/per-vertex")).toBe("Vertex after vertex");
    expect(laneTitle("midpoint/backtracking/velocity")).toBe(
      "Midpoint, back to the time of impact, wanted velocity",
    );
    expect(laneTitle("midpoint/coulomb")).toBe("Midpoint, Coulomb");
  });

  test("is told to readers by what makes the lane what it is", () => {
    expect(laneTitle("none")).toBe("No gyroscopic term");
    expect(laneTitle("none/matrix")).toBe("Matrix step");
    expect(laneTitle("momentum/matrix")).toBe("Momentum, Matrix step");
    expect(laneTitle("momentum/frozen")).toBe("Momentum, tensor never rotated");
  });
});
