import type { System } from "../../core/dynamics/system";
import { unitQuat } from "../../core/math/quat";
import { recordingOfStates } from "../../core/recording/recording";
import type { Surroundings } from "../../judge/rule";
import type { Stage } from "../../trace/stages";
import type { RuleLane } from "../document/labInput";
import type { Made } from "../document/madeLanes";
import { RULE_PARTS, type RuleJob } from "../rule/rule";
import { ReaderProgram } from "../rule/sandbox/ReaderProgram";
import { endTrouble, type Trouble } from "./trouble";

/** The core, not the reader's program, computes energies and errors of the recording. */
export async function makeRuleLane({ rule }: RuleLane, system: System): Promise<Made> {
  const program = new ReaderProgram(rule.source);
  const refused = refusal(program, rule, system);
  if (refused) return { recording: null, trouble: refused };
  const job = jobOf(rule, system);
  const outcome = await program.run(job);
  if ("kind" in outcome) return { recording: null, trouble: outcome };
  const { states, ended } = outcome;
  const { dt } = system.scenario;
  return {
    recording: recordingOfStates(rule.name, dt, states, RULE_PARTS),
    trouble: ended && endTrouble(ended, "fault" in ended ? await program.faultPlace(job, ended) : null),
  };
}

export async function traceRule(
  { rule }: RuleLane,
  system: System,
  frame: number,
): Promise<readonly Stage[] | Trouble> {
  const program = new ReaderProgram(rule.source);
  return refusal(program, rule, system) ?? program.trace({ ...jobOf(rule, system), frames: frame + 1 });
}

/** Rules are asked about the centre of mass and without a wheel; a whole-frame rule cannot take an impulse in its middle. */
function refusal(
  { kind }: ReaderProgram,
  { turningOmega }: RuleLane["rule"],
  { planes, pivot, load }: System,
): Trouble | null {
  if (pivot !== null || load?.wheel) return { kind: "pivot or wheel" };
  if (planes.length === 0) return null;
  if (kind !== "step") return { kind: "planes whole" };
  return turningOmega === "mean" ? { kind: "planes mean" } : null;
}

function jobOf({ orientation = "exponential-map", turningOmega }: RuleLane["rule"], system: System): RuleJob {
  const { initial, dt, frames } = system.scenario;
  const { mass, inertia_B, inverseInertia_B, principal } = system.body;
  return {
    q_WB: unitQuat(initial.orientation),
    omega_W: initial.angularVelocity,
    position_W: initial.position,
    velocity_W: initial.velocity,
    body: { mass, inertia_B, inverseInertia_B, principal },
    dt,
    frames,
    orientation,
    turningOmega,
    load: system.load,
    surroundings: surroundingsIn(system),
  };
}

function surroundingsIn({ planes, scenario, body, radius }: System): Surroundings | null {
  const { contact } = scenario;
  return planes.length === 0 ? null : { planes, contact, vertices_B: body.vertices_B ?? [], radius };
}
