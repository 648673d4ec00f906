import { describe, expect, test } from "vitest";
import { ANGULAR, ANGULAR_IDS } from "../../src/core/dynamics/angular/index";
import { ORIENTATION_IDS } from "../../src/core/dynamics/orientation/index";
import { isLaneId, laneTitle, readLane } from "../../src/figures/shell/lane";

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

  test.for([
    "",
    "/",
    "none/",
    "none//matrix",
    "matrix",
    "none/frozen/matrix",
    "none/matrix/matrix",
    "none/frozen/explicit",
    "rk4/frozen",
    "toString",
    "none/__proto__",
    "none/matrix/frozen/explicit",
  ])("is refused where it is not spelt so: %j", (text) => {
    expect(isLaneId(text)).toBe(false);
  });

  test("is told to readers by what makes the lane what it is", () => {
    expect(laneTitle("none")).toBe("No gyroscopic term");
    expect(laneTitle("none/matrix")).toBe("Matrix step");
    expect(laneTitle("momentum/matrix")).toBe("Momentum as the state, Matrix step");
    expect(laneTitle("momentum/frozen")).toBe("Momentum as the state, tensor never rotated");
  });
});
