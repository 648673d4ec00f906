import { type CaseKey, caseOfFinding } from "../../../logs/cases";
import type { Finding, FindingCode } from "../../../logs/findings";

/** What the lab says of a log, and the case to go on to. */
export interface Sentence {
  /** the same whatever its numbers, and in any language */
  readonly id: string;
  readonly text: string;
  readonly met: CaseKey | null;
}

export function sentence(id: string, text: string, met: CaseKey | null = null): Sentence {
  return { id, text, met };
}

const ACTING: readonly FindingCode[] = ["damping", "speed-limit", "torque", "impulses", "sleep", "wheel"];

/** Whether it acts on the body, and so changes what a rule alone would keep. */
export function isActing(code: FindingCode): boolean {
  return ACTING.includes(code);
}

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
