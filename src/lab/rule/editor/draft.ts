import { PROGRAMS } from "virtual:rule-book";
import { ANGULAR_IDS, type AngularId, type OrientationId } from "../../../core/dynamics/ids";
import { strings as kit } from "../../../figures/strings/en";
import { strings as examples } from "../../../judge/examples/strings/en";
import type { TurningOmega } from "../../../judge/rule";
import { strings } from "../strings/en";

export interface Draft {
  readonly name: string;
  readonly orientation: OrientationId;
  readonly turningOmega: TurningOmega;
  readonly source: string;
}

type ExampleId = keyof typeof examples;
const EXAMPLE_IDS = Object.keys(examples) as readonly ExampleId[];

export type Template = AngularId | ExampleId | "empty";

export const FIRST_TEMPLATE: Template = "explicit";

export const TEMPLATES: readonly { readonly value: Template; readonly text: string }[] = [
  { value: "empty", text: strings.empty.title },
  ...ANGULAR_IDS.filter((id) => id !== "exact").map((value) => ({ value, text: kit.rules[value].name })),
  ...EXAMPLE_IDS.map((value) => ({ value, text: examples[value].title })),
];

function isExample(template: Template): template is ExampleId {
  return (EXAMPLE_IDS as readonly string[]).includes(template);
}

export function draftFrom(template: Template): Draft {
  const turning = { orientation: "exponential-map", turningOmega: "end" } as const;
  if (template === "empty") return { name: strings.empty.name, ...turning, source: strings.empty.source };
  if (isExample(template))
    return { name: examples[template].title, ...turning, source: examples[template].source };
  const name = strings.ruleName(kit.rules[template].name).slice(0, 60);
  return { name, ...turning, source: PROGRAMS[template] ?? "" };
}

export function noteOn(template: Template): string | null {
  return isExample(template) ? examples[template].text : null;
}
