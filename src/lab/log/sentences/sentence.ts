import { type CaseKey, caseOfFinding } from "../../../logs/cases";
import type { Finding } from "../../../logs/findings";

/** What the lab says of a log, and the case that leads on. */
export interface Sentence {
  /** says which it is whatever its numbers, and in any language */
  readonly id: string;
  readonly text: string;
  readonly met: CaseKey | null;
}

export function sentence(id: string, text: string, met: CaseKey | null = null): Sentence {
  return { id, text, met };
}

export type FindingOf<Code extends Finding["code"]> = Extract<Finding, { code: Code }>;

/** @param textOf null for findings that are told elsewhere */
export function sentencesOn(
  findings: readonly Finding[],
  textOf: (finding: Finding) => string | null,
): Sentence[] {
  return findings.flatMap((finding) => {
    const text = textOf(finding);
    return text === null ? [] : [sentence(finding.code, text, caseOfFinding(finding))];
  });
}
