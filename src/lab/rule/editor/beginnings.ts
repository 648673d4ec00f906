import { PROGRAMS } from "virtual:rule-book";
import { ANGULAR_IDS, type AngularId, type OrientationId } from "../../../core/dynamics/ids";
import { strings as kit } from "../../../figures/strings";
import { EXAMPLE_IDS, type ExampleId, exampleSource } from "../../../judge/examples/index";
import { strings as examples } from "../../../judge/examples/strings";
import type { TurningOmega } from "../../../judge/rule";
import { strings } from "../strings";

/** What is being written, before it is run. */
export interface Draft {
  readonly name: string;
  readonly orientation: OrientationId;
  readonly turningOmega: TurningOmega;
  readonly source: string;
}

/** What a reader may start from: a rule of the book, a worked example, or a rule that does nothing yet. */
export type Beginning = AngularId | ExampleId | "empty";

export const FIRST_BEGINNING: Beginning = "explicit";

export const BEGINNINGS: readonly { readonly value: Beginning; readonly text: string }[] = [
  { value: "empty", text: strings.empty.title },
  ...ANGULAR_IDS.filter((id) => id !== "exact").map((value) => ({ value, text: kit.rules[value].name })),
  ...EXAMPLE_IDS.map((value) => ({ value, text: examples[value].title })),
];

function isExample(beginning: Beginning): beginning is ExampleId {
  return (EXAMPLE_IDS as readonly string[]).includes(beginning);
}

export function draftFrom(beginning: Beginning): Draft {
  const turning = { orientation: "exponential-map", turningOmega: "end" } as const;
  if (beginning === "empty") return { name: strings.empty.name, ...turning, source: strings.empty.source };
  if (isExample(beginning))
    return { name: examples[beginning].title, ...turning, source: exampleSource(beginning) };
  const name = strings.ruleName(kit.rules[beginning].name).slice(0, 60);
  return { name, ...turning, source: PROGRAMS[beginning] ?? "" };
}

/** What a worked example has to say; null for a rule of the book, of which the book speaks. */
export function noteOn(beginning: Beginning): string | null {
  return isExample(beginning) ? examples[beginning].text : null;
}
