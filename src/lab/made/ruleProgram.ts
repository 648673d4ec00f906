import type { System } from "../../core/dynamics/system";
import type { LaneProgram, ProgramTrace } from "../../figures/simulation/inspector/lanePrograms";
import type { RuleLane } from "../document/labInput";
import { strings } from "./strings/en";
import { sentenceOf } from "./trouble";

/** Traced frames cached, since readers step from one to the next. */
const MOST_KEPT = 8;

/** @param isAllowed by the reader; nothing of the rule runs before */
export function ruleProgram(lane: RuleLane, system: System, isAllowed: boolean): LaneProgram {
  const kept = new Map<number, Promise<ProgramTrace>>();
  const traceOf = (frame: number) => {
    const traces = kept.get(frame) ?? traceIn(lane, system, frame);
    kept.set(frame, traces);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return traces;
  };
  const notRun = async () => without(strings.notWalked);
  return { source: lane.rule.source, traceOf: isAllowed ? traceOf : notRun };
}

async function traceIn(lane: RuleLane, system: System, frame: number): Promise<ProgramTrace> {
  try {
    const { traceRule } = await import("./ruleLane");
    const traces = await traceRule(lane, system, frame);
    return "kind" in traces ? without(sentenceOf(traces)) : { stages: traces, trouble: null };
  } catch {
    return without(sentenceOf({ kind: "not fetched" }));
  }
}

function without(trouble: string): ProgramTrace {
  return { stages: [], trouble };
}
