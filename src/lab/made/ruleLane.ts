import type { MassProperties } from "../../core/bodies/massProperties";
import type { Scenario } from "../../core/dynamics/scenario";
import { type Quat, unitQuat } from "../../core/math/quat";
import { addVec, scaleVec, type Vec3 } from "../../core/math/vec3";
import type { Recording } from "../../core/recording/recording";
import type { Stage } from "../../trace/stages";
import type { RuleLane } from "../document/labInput";
import type { Made } from "../document/madeLanes";
import { COMPONENTS, type RuleJob } from "../rule/rule";
import { ReaderProgram } from "../rule/wall/ReaderProgram";
import type { Trouble } from "./trouble";

/** A run of a reader's rule as a recording: the states are the program's, everything said of them is worked out here. */
export async function makeRuleLane(
  { rule }: RuleLane,
  scenario: Scenario,
  body: MassProperties,
): Promise<Made<Trouble>> {
  const outcome = await new ReaderProgram(rule.source).run(jobOf(rule, scenario, body));
  if ("kind" in outcome) return { recording: null, trouble: outcome };
  const { states, ended } = outcome;
  return {
    recording: states.length >= 2 * COMPONENTS ? recordingOf(rule.name, states, scenario) : null,
    trouble: ended && { kind: "fault", ...ended },
  };
}

/** What a rule of the reader's works out between a frame and the next: nothing is told of one that does not get that far. */
export async function traceRule(
  { rule }: RuleLane,
  scenario: Scenario,
  body: MassProperties,
  frame: number,
): Promise<readonly Stage[] | Trouble> {
  return new ReaderProgram(rule.source).trace({ ...jobOf(rule, scenario, body), frames: frame + 1 });
}

function jobOf(
  { orientation = "exponential-map" }: RuleLane["rule"],
  { initial, dt, frames }: Scenario,
  { mass, inertia_B, inverseInertia_B, principal }: MassProperties,
): RuleJob {
  return {
    q_WB: unitQuat(initial.orientation),
    omega_W: initial.angularVelocity,
    body: { mass, inertia_B, inverseInertia_B, principal },
    dt,
    frames,
    orientation,
  };
}

function recordingOf(name: string, states: Float64Array, { initial, dt }: Scenario): Recording {
  const count = states.length / COMPONENTS;
  const part = <List>(frame: number, from: number, to: number) =>
    Array.from(states.subarray(COMPONENTS * frame + from, COMPONENTS * frame + to)) as List;
  const frames = Array.from({ length: count }, (_, frame) => frame);
  return {
    name,
    dt,
    orientation: frames.map((frame) => part<Quat>(frame, 0, 4)),
    angularVelocity: frames.map((frame) => part<Vec3>(frame, 4, COMPONENTS)),
    position: straightLine(initial.position, initial.velocity, dt, count),
    velocity: frames.map(() => initial.velocity),
  };
}

/** The centre of mass goes straight on: nothing acts on it. */
function straightLine(start: Vec3, velocity: Vec3, dt: number, count: number): Vec3[] {
  const places = [start];
  while (places.length < count) places.push(addVec(places.at(-1) ?? start, scaleVec(dt, velocity)));
  return places;
}
