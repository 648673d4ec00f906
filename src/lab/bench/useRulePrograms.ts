import { useMemo } from "react";
import type { LaneProgram } from "../../figures/simulation/inspector/lanePrograms";
import { isRule } from "../document/labInput";
import { ruleProgram } from "../made/ruleProgram";
import type { Bench } from "./useBench";

/** By lane: the reader's program that makes it. The list changes only with the lanes, the system, or what the reader allows. */
export function useRulePrograms({ input, simulation, made }: Bench): readonly (LaneProgram | null)[] {
  const { lanes } = input;
  const { system } = simulation.driver.player;
  const allowed = lanes.map((lane) => (isRule(lane) && made.isAllowed(lane) ? "1" : "0")).join("");
  return useMemo(
    () =>
      lanes.map((lane, index) => (isRule(lane) ? ruleProgram(lane, system, allowed[index] === "1") : null)),
    [lanes, system, allowed],
  );
}
