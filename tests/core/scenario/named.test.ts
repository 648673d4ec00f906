import { describe, expect, it } from "vitest";
import { bunny } from "../../../src/core/bodies/bunny";
import { OBJECT_MESHES } from "../../../src/core/bodies/objects/index";
import { rows } from "../../../src/core/runs/rows";
import { type NamedScenario, SCENARIOS } from "../../../src/core/scenario/named";
import { parseScenario } from "../../../src/core/scenario/parseScenario";

describe("every named scenario", () => {
  it.each(Object.entries<NamedScenario>(SCENARIOS))(
    "%s is valid, runs, and stands under its id",
    (key, named) => {
      const meshes = { bunny, ...OBJECT_MESHES };
      const scenario = parseScenario({ ...named.scenario, frames: 3 }, meshes);
      const printed = [...rows(scenario, 1, meshes)];
      expect(printed.length).toBe(4 * scenario.lanes.length);
      expect(printed.some((row) => "diverged" in row)).toBe(false);
      expect(named.id).toBe(key);
    },
  );
});
