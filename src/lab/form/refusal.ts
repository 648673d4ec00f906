import type { ScenarioError } from "../../core/scenario/errors";
import { laneName } from "../../figures/simulation/laneNames";
import { strings } from "../strings/en";
import { strings as form } from "./strings/en";

const { lab, body, start, forces, lanes, refused } = strings;

/** A scenario's fields by their labels in the form; places in lists left out. */
const LABELS: Readonly<Record<string, string>> = {
  dt: lab.dt,
  frames: lab.frames,
  body: lab.parts.body,
  "body.size": body.size,
  "body.semiAxes": body.semiAxes,
  "body.radius": body.radius,
  "body.height": body.height,
  "body.mass": body.mass,
  "body.scale": body.scale,
  "body.mesh": body.kinds.mesh,
  "body.inertia": body.inertia,
  "body.points": body.kinds.points,
  "body.points.mass": body.mass,
  "body.points.position": "",
  "initial.angularVelocity": start.spin,
  "initial.orientation": start.quaternion,
  "initial.position": start.position,
  "initial.velocity": start.velocity,
  torque: form.torque.value,
  "torque.value": form.torque.value,
  "torque.force": form.torque.force,
  "torque.at": form.torque.at,
  "torque.aim.target": start.quaternion,
  "torque.aim.stiffness": form.torque.stiffness,
  "torque.aim.damping": form.torque.damping,
  "torque.detumble.gain": form.torque.gain,
  "torque.detumble.field": form.torque.field,
  pivot: form.held.pivot,
  wheel: form.held.wheel,
  "wheel.axis": form.held.axis,
  "wheel.momentum": form.held.momentum,
  "wheel.motor": form.held.motor,
  gravity: forces.gravity,
  "drag.linear": forces.linearDrag,
  "drag.angular": forces.angularDrag,
  "damping.linear": forces.linearDamping,
  "damping.angular": forces.angularDamping,
  planes: forces.planes,
  "planes.point": forces.point,
  "planes.normal": forces.normal,
  "contact.restitution": form.contact.restitution,
  "contact.friction": form.contact.friction,
  lanes: lab.parts.lanes,
  "lanes.angular": lanes.rule,
  "lanes.orientation": lanes.turn,
  "lanes.substeps": lanes.substeps,
};

const LISTS: Readonly<Record<string, (index: number) => string>> = {
  points: (index) => body.point(index + 1),
  planes: (index) => forces.plane(index + 1),
  torque: (index) => form.torque.title(index + 1),
  lanes: (index) => lanes.lane(laneName(index)),
};

/** Null stays null; the scenario's text and links are refused by the names of their fields. */
export function inFormWords(error: ScenarioError | null): string | null {
  if (error === null) return null;
  const { field, message } = error;
  const problem = message
    .slice((field || "scenario").length + 2)
    .replace(/because lanes\[\d+\]\.angular is exact/, refused.besideExact)
    .replace(/-(?=\d)/g, "−");
  const sentence = `${[...labelsOf(field), problem].join(": ")}.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function labelsOf(field: string): string[] {
  const [, list = "", at = ""] = /(\w+)\[(\d+)\][.[]/.exec(field) ?? [];
  const [, component] = /\[(\d+)\]$/.exec(field) ?? [];
  const label = LABELS[field.replace(/\[\d+\]/g, "")];
  const names = field.startsWith("initial.orientation") ? "wxyz" : "xyz";
  const parts = [LISTS[list]?.(Number(at)), label ?? field, component && names[Number(component)]];
  const named = parts.filter((part) => part).join(", ");
  return named ? [named] : [];
}
