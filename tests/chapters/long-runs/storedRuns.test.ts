import { describe, expect, it } from "vitest";
import { longRunOf, runsOf } from "../../../src/chapters/long-runs/longRun";
import { storedRuns, TABLES, type TableId } from "../../../src/chapters/long-runs/table/tables";
import { chosen } from "../../chosen";

const TABLE_IDS = Object.keys(TABLES) as TableId[];

/** The tables whose runs under other round-off are computed again; their first runs are, of all. */
const ROUNDED_AGAIN = chosen(TABLE_IDS, (id) => id === "crooked");

describe.for(TABLE_IDS)("the stored runs of the table %s", (id) => {
  const { scenario, rate, at, rules } = TABLES[id];

  it.for(chosen(rules, (_, place) => place % 5 === 0))("are those of %s, to the last bit", (rule) => {
    const [run] = storedRuns(id, rule);
    expect(longRunOf(scenario, rule, rate, at)).toEqual(run);
  });

  it("hold for every rule the runs that differ by round-off, those of one rule computed again", () => {
    const several = storedRuns(id, "splitting").length;
    expect(several).toBeGreaterThan(1);
    for (const rule of rules) expect(storedRuns(id, rule), rule).toHaveLength(rule === "exact" ? 1 : several);
    if (ROUNDED_AGAIN.includes(id))
      expect(runsOf(scenario, "splitting", rate, at)).toEqual(storedRuns(id, "splitting"));
  });
});
