import { degrees, rounded } from "../../../format/numbers";
import { LIST } from "../../../language/strings/en";
import { caseOfLane } from "../../../logs/cases";
import { strings } from "../strings/en";
import type { Summary } from "../summary";
import { isUncertain, signOf } from "./keeps";
import { doingOf, laneOf } from "./lanes";
import { isActing, type Sentence, sentence } from "./sentence";

const { wrong } = strings;

/** Attitude errors that nobody sees, and that everybody does [rad]. */
const SMALL = 0.01;
const LARGE = 0.35;

/** What would mend it is said where what made it is known. */
export function wrongSentences(summary: Summary): Sentence[] {
  const { judging, milestones, course, duration, isExact } = summary;
  const last = course.at(-1);
  if (judging === null || last === undefined) return [sentence("noTensor", wrong.none)];
  const shown = milestones.length > 0 ? milestones : [last];
  const list = shown.map(({ t, attitudeError }) => wrong.at(degrees(attitudeError), rounded(t, 3)));
  const most = course.reduce((widest, { attitudeError }) => Math.max(widest, attitudeError), 0);
  const isSmall = isExact || most < SMALL;
  const size = isExact ? "right" : isSmall ? "small" : most < LARGE ? "visible" : "large";
  return [
    sentence("error", wrong.error(list.join(LIST))),
    ...(milestones.length < 3 ? [sentence("short", wrong.short(rounded(duration, 3)))] : []),
    isUncertain(summary) ? sentence("uncertainStart", wrong.uncertainStart) : sentence(size, wrong[size]),
    ...(isSmall || judging.how === "rough" ? [] : mends(summary)),
    ...(judging.how === "rough" ? [sentence("roughly", wrong.rough)] : []),
  ];
}

function mends(summary: Summary): Sentence[] {
  const codes = summary.findings.map(({ code }) => code);
  const found = (["damping", "rate-factor"] as const)
    .filter((code) => codes.includes(code))
    .map((code) => sentence(`mend:${code}`, wrong.mends[code]));
  const sign = signOf(summary);
  if (sign !== "right") return sign === "wrong" ? [...found, sentence("mend:sign", wrong.mends.sign)] : found;
  const lane = laneOf(summary);
  if (lane === null || lane.angular === "exact") return found;
  const doing = doingOf(lane);
  if (doing === "none" || doing === "frozen" || doing === "wrong-side")
    return [...found, sentence(`mend:${doing}`, wrong.mends[doing], caseOfLane(lane))];
  // How much of an error is the rule's is unknown where it has other causes.
  return found.length > 0 || codes.some(isActing) ? found : [sentence("mend:steps", wrong.mends.steps)];
}
