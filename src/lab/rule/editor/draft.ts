import { EXAMPLES, PROGRAMS } from "virtual:rule-book";
import { ANGULAR_IDS, type OrientationId } from "../../../core/dynamics/ids";
import { strings as kit } from "../../../figures/strings/en";
import type { TurningOmega } from "../../../judge/rule";
import { FIRST_RULE } from "../../bench/benchState";
import { strings } from "../strings/en";

export interface Draft {
  readonly name: string;
  readonly orientation: OrientationId;
  readonly turningOmega: TurningOmega;
  readonly source: string;
}

interface Template {
  readonly value: string;
  readonly text: string;
  readonly name: string;
  readonly source: string;
  readonly note?: string;
}

const FIRST_TEMPLATE = "explicitEuler";

export const TEMPLATES: readonly Template[] = [
  { value: "empty", text: strings.empty.title, ...strings.empty },
  { value: "torque", text: strings.torque.title, ...strings.torque },
  ...ANGULAR_IDS.filter((id) => id !== "exact").map((value): Template => {
    const text = kit.rules[value].name;
    return { value, text, name: strings.ruleName(text).slice(0, 60), source: PROGRAMS[value] ?? "" };
  }),
  ...Object.entries(EXAMPLES).map(
    ([value, { title, text: note, source }]): Template => ({ value, text: title, name: title, source, note }),
  ),
];

export function templateOf(id: string): Template {
  return TEMPLATES.find(({ value }) => value === id) as Template;
}

/** @param asked by a link; null where the reader opened the editor */
export function startedFrom(asked: string | null): string {
  return asked === null || asked === FIRST_RULE ? FIRST_TEMPLATE : asked;
}

export function draftFrom(id: string): Draft {
  const { name, source } = templateOf(id);
  return { name, orientation: "exponential-map", turningOmega: "end", source };
}
