import { momentumOf, velocityOf } from "../../../core/dynamics/angular/momentum";
import { exponentialMap } from "../../../core/dynamics/orientation/exponentialMap";
import type { TorqueLaw } from "../../../core/dynamics/torque";
import * as elementary from "../../../core/math/elementary";
import * as mat3 from "../../../core/math/mat3";
import * as quat from "../../../core/math/quat";
import * as vec3 from "../../../core/math/vec3";
import type { AdvanceRule, Rule, StepAxes, StepRule } from "../rule";
import type { JobMessage, JobReply } from "./protocol";
import { RECORDER, recordFrame } from "./recording";
import { runRule, thrownOf } from "./run";
import { torqueRule } from "./torqueRule";

// A rule that wrote to a constant would change the core's.
for (const constant of [vec3.zeroVec, mat3.identityMat, quat.identityQuat]) Object.freeze(constant);

export const LIBRARY = {
  vec3,
  mat3,
  quat,
  elementary,
  momentum: { velocityOf, momentumOf },
  exponentialMap: { exponentialMap },
} as const;

/** The page has checked that a program exports one of them. */
interface Exports {
  readonly step?: StepRule["step"];
  readonly advance?: AdvanceRule["advance"];
  readonly torque?: TorqueLaw;
  readonly axes?: StepAxes;
}

const GIVEN = { ...LIBRARY, recorder: RECORDER } as const;

export type Program = (library: typeof GIVEN) => Exports;

export function answerTo(program: Program, { id, job, isTraced }: JobMessage): JobReply {
  try {
    const rule = ruleOf(program(GIVEN));
    if (!isTraced) return { id, kind: "run", run: runRule(rule, job) };
    const { rule: recorded, events } = recordFrame(rule, job.frames);
    const { ended } = runRule(recorded, job);
    // A frame in which the rule threw has no trace.
    if (ended && "thrown" in ended) return { id, kind: "threw", thrown: ended.thrown };
    return { id, kind: "traced", events: events() };
  } catch (error) {
    return { id, kind: "threw", thrown: thrownOf(error) };
  }
}

function ruleOf({ step, advance, torque, axes }: Exports): Rule {
  if (advance) return { kind: "advance", advance };
  if (torque) return torqueRule(torque, axes);
  return { kind: "step", step: step as StepRule["step"], axes };
}
