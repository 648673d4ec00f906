import type { Summary } from "../summary";
import { keepsSentences } from "./keeps";
import { rotationSentences } from "./rotation";
import { ruleSentences } from "./rule";
import type { Sentence } from "./sentence";
import { wrongSentences } from "./wrong";

export const VERDICT_PARTS = ["made", "right", "sees", "mends"] as const;

export type Verdict = Readonly<Record<(typeof VERDICT_PARTS)[number], readonly Sentence[]>>;

const SIZES: ReadonlySet<string> = new Set(
  "error right small visible large uncertainStart noTensor".split(" "),
);

/** By what it is judged, and amounts: told below, where the plots are. */
const DETAILS: ReadonlySet<string> = new Set(
  "given found foundUnder nothing amounts uncertain all".split(" "),
);

/** Of all that is said of a log, what one wants to know first. */
export function verdictOf(summary: Summary): Verdict {
  const wrong = wrongSentences(summary);
  return {
    made: ruleSentences(summary).slice(0, 1),
    right: wrong.filter(({ id }) => SIZES.has(id)),
    sees: [
      ...rotationSentences(summary).filter(({ id, met }) => met !== null || id === "warnUnit"),
      ...keepsSentences(summary).filter(({ id }) => !DETAILS.has(id)),
    ],
    mends: wrong.filter(({ id }) => id.startsWith("mend:")),
  };
}
