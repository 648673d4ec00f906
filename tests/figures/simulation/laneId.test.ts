import { describe, expect, test } from "vitest";
import { ANGULAR } from "../../../src/core/dynamics/angular/index";
import { ANGULAR_IDS, LAW_IDS, METHOD_IDS, ORIENTATION_IDS } from "../../../src/core/dynamics/ids";
import { isLaneId, type LaneId, laneTitle, readLane } from "../../../src/figures/simulation/laneId";
import { recordOf, tableOf } from "../../tables";

describe("a formulation's name", () => {
  test("leads to the lane it spells, for every rule, turn and option", () => {
    for (const angular of ANGULAR_IDS) {
      expect(readLane(angular)).toEqual({ angular });
      for (const orientation of ORIENTATION_IDS) {
        const expected = ANGULAR[angular].wholeFrame ? null : { angular, orientation };
        expect(readLane(`${angular}/${orientation}`), `${angular}/${orientation}`).toEqual(expected);
      }
    }
  });

  test.for(tableOf<[id: string, lane: object]>("tests/figures/simulation/laneNames.yaml"))(
    "leads to the lane it spells, with each of its parts in its place: %s",
    ([id, lane]) => {
      expect(readLane(id)).toEqual(lane);
    },
  );

  test.for(tableOf<string>("tests/figures/simulation/laneIds.yaml"))(
    "is refused where it is not spelt so: %j",
    (text) => {
      expect(isLaneId(text)).toBe(false);
    },
  );

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
  });

  test.for(Object.entries(recordOf<string>("tests/figures/simulation/laneTitles.yaml")))(
    "is told to readers by what makes the lane what it is: %s is %s",
    ([id, title]) => {
      expect(laneTitle(id as LaneId)).toBe(title);
    },
  );
});
