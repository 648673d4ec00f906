import type { ScenarioError } from "../../core/scenario/errors";
import { laneName } from "../../figures/simulation/laneNames";
import { COLON, COMMA, STOP } from "../../language/strings/en";
import { strings } from "../strings/en";
import { strings as form } from "./strings/en";

const { lab, body, start, forces, lanes, refused } = strings;

/** A scenario's fields by their labels in the form; places in lists left out. */
const LABELS: Readonly<Record<string, string>> = {
  dt: lab.dt,
  frames: lab.frames,
  body: lab.parts.body,
  ...fieldsOf("body", body, "size", "semiAxes", "radius", "height", "mass", "scale", "inertia"),
  "body.mesh": body.kinds.mesh,
  "body.points": body.kinds.points,
  "body.points.mass": body.mass,
  "body.points.position": "",
  "initial.angularVelocity": start.spin,
  "initial.orientation": start.quaternion,
  ...fieldsOf("initial", start, "position", "velocity"),
  torque: form.torque.value,
  ...fieldsOf("torque", form.torque, "value", "force", "at"),
  "torque.aim.target": start.quaternion,
  ...fieldsOf("torque.aim", form.torque, "stiffness", "damping"),
  ...fieldsOf("torque.detumble", form.torque, "gain", "field"),
  pivot: form.held.pivot,
  wheel: form.held.wheel,
  ...fieldsOf("wheel", form.held, "axis", "momentum", "motor"),
  gravity: forces.gravity,
  "drag.linear": forces.linearDrag,
  "drag.angular": forces.angularDrag,
  "damping.linear": forces.linearDamping,
  "damping.angular": forces.angularDamping,
  planes: forces.planes,
  ...fieldsOf("planes", forces, "point", "normal"),
  ...fieldsOf("contact", form.contact, "restitution", "friction"),
  lanes: lab.parts.lanes,
  "lanes.angular": lanes.rule,
  "lanes.orientation": lanes.turn,
  "lanes.substeps": lanes.substeps,
};

/** Fields of one object whose words bear their names. */
function fieldsOf<Name extends string>(
  object: string,
  words: Readonly<Record<Name, string>>,
  ...names: readonly Name[]
): Record<string, string> {
  return Object.fromEntries(names.map((name) => [`${object}.${name}`, words[name]]));
}

const LISTS: Readonly<Record<string, (index: number) => string>> = {
  points: (index) => body.point(index + 1),
  planes: (index) => forces.plane(index + 1),
  torque: (index) => form.torque.title(index + 1),
  lanes: (index) => lanes.lane(laneName(index)),
};

/** As links and the scenario's text name its fields. */
export function inFieldNames(error: ScenarioError): string {
  return `${nameOf(error)}${COLON}${form.problem(problemOf(error))}`;
}

const nameOf = ({ field }: ScenarioError) => field || "scenario";

const problemOf = (error: ScenarioError) => error.message.slice(nameOf(error).length + 2);

/** By the words of the form's fields. Null stays null. */
export function inFormWords(error: ScenarioError | null): string | null {
  if (error === null) return null;
  const { field } = error;
  const problem = problemOf(error)
    .replace(/because lanes\[\d+\]\.angular is exact/, refused.besideExact)
    .replace(/-(?=\d)/g, "−");
  const sentence = `${[...labelsOf(field), form.problem(problem)].join(COLON)}${STOP}`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function labelsOf(field: string): string[] {
  const [, list = "", at = ""] = /(\w+)\[(\d+)\][.[]/.exec(field) ?? [];
  const [, component] = /\[(\d+)\]$/.exec(field) ?? [];
  const label = LABELS[field.replace(/\[\d+\]/g, "")];
  const names = field.startsWith("initial.orientation") ? "wxyz" : "xyz";
  const parts = [LISTS[list]?.(Number(at)), label ?? field, component && names[Number(component)]];
  const named = parts.filter((part) => part).join(COMMA);
  return named ? [named] : [];
}
