import type { AngularId } from "../../../core/dynamics/ids";
import type { Lane } from "../../../core/dynamics/lane";
import { strings as words } from "../../../figures/strings/en";
import { degrees, grouped, shortNumber } from "../../../format/numbers";
import { GAP, LIST } from "../../../language/strings/en";
import { caseOfLane } from "../../../logs/cases";
import type { Finding } from "../../../logs/findings";
import { strings } from "../strings/en";
import { FRAME_SIZE, type Summary } from "../summary";
import { change, shares, vector } from "./amounts";
import { doingOf, laneOf } from "./lanes";
import { type Sentence, sentence, sentencesOn } from "./sentence";

const { keeps, values } = strings;

type Kept = NonNullable<Summary["kept"]>;

/** Names a cause where a rule, or what was found besides, explains what is seen. */
export function keepsSentences(summary: Summary): Sentence[] {
  const { kept, search } = summary;
  const acting = sentencesOn(summary.findings, actingText);
  const seen = kept === null ? [] : seenSentences(kept, isUncertain(summary));
  const isSettled = search === "done" && kept !== null && !isAllKept(kept);
  const isExplained = acting.length > 0 || summary.findings.some(({ code }) => code === "rate-factor");
  return [judgedBy(summary), ...seen, ...acting, ...(isSettled ? causes(summary, isExplained) : [])];
}

function judgedBy({ judging, dt, remarks, hasSteadyAxis }: Summary): Sentence {
  if (judging === null) {
    if (dt === null) return sentence("nothing", keeps.nothing);
    const isSteady = hasSteadyAxis || remarks.includes("no-gyroscopic-term");
    return isSteady ? sentence("unknown", keeps.unknown) : sentence("unshown", keeps.unshown);
  }
  const { how, moments, uncertainty } = judging;
  if (how === "given") return sentence("given", keeps.given(shares(moments)));
  if (how === "found")
    return sentence("found", keeps.found(shares(moments), shortNumber(uncertainty ?? 0, 2)));
  return how === "under"
    ? sentence("foundUnder", keeps.under(shares(moments)))
    : sentence("rough", keeps.rough(shares(moments)));
}

export function isAllKept({ trends }: Kept): boolean {
  return trends.energy === "kept" && trends.momentum === "kept" && trends.direction === "kept";
}

function seenSentences(kept: Kept, isUncertain: boolean): Sentence[] {
  const { energy, momentum, momentumAngle, trends } = kept;
  const amounts = keeps.amounts(change(energy), change(momentum), degrees(momentumAngle));
  if (isAllKept(kept)) return [sentence("amounts", amounts), sentence("all", keeps.all)];
  if (isUncertain) return [sentence("amounts", amounts), sentence("uncertain", keeps.uncertain)];
  const { trend } = keeps;
  const seen = keeps.seen(trend[trends.energy], trend[trends.momentum], trend[trends.direction]);
  return [sentence("amounts", amounts), sentence("seen", seen)];
}

/** null for what does not act on the body. */
function actingText(finding: Finding): string | null {
  const { acting } = keeps;
  switch (finding.code) {
    case "damping": {
      const ties = finding.ties.filter((form) => form !== finding.form).map((form) => acting.forms[form]);
      const text = acting.damping(shortNumber(finding.rate, 3), acting.forms[finding.form]);
      return [text, ...(ties.length > 0 ? [acting.dampingTies(ties.join(LIST))] : [])].join(GAP);
    }
    case "speed-limit":
      return acting.speedLimit(shortNumber(finding.limit, 4), grouped(finding.frames));
    case "torque": {
      const { axes, mean, unit, isConstant } = finding;
      if (mean === null) return acting.torqueUnknown;
      const amount = unit === "N m" ? acting.torqueGiven(vector(mean)) : acting.torqueShare(vector(mean));
      return (isConstant ? acting.torqueConstant : acting.torqueChanging)(amount, values.omega[axes]);
    }
    case "impulses":
      return acting.impulses(listed(finding.frames));
    case "sleep":
      return acting.sleep(grouped(finding.frame));
    case "wheel": {
      const { axis, momentum, unit } = finding;
      const amount = shortNumber(momentum, 3);
      return acting.wheel(
        vector(axis),
        unit === "N m s" ? acting.wheelGiven(amount) : acting.wheelShare(amount),
      );
    }
    default:
      return null;
  }
}

const MOST_LISTED = 8;

function listed(frames: readonly number[]): string {
  const shown = frames.slice(0, MOST_LISTED).map(grouped).join(LIST);
  return frames.length > MOST_LISTED
    ? keeps.acting.andMore(shown, grouped(frames.length - MOST_LISTED))
    : shown;
}

function causes(summary: Summary, isActing: boolean): Sentence[] {
  const { matches, judging, kept, hasSteadyAxis, remarks } = summary;
  if (signOf(summary) !== "right") return [];
  const lane = laneOf(summary);
  if (lane !== null && lane.angular !== "exact") return ofLane(summary, lane, isActing);
  const isSearched = remarks.includes("none-fits") && !remarks.includes("uneven-times");
  if (matches.length > 0 || !isSearched) return [];
  const ask = isActing || isHidden(summary) ? [] : [sentence("ask", keeps.ask(judging?.how === "given"))];
  // With a given tensor, L shows that the axis is no principal one.
  if (!hasSteadyAxis || judging?.how !== "given" || kept?.trends.direction === "kept") return ask;
  const isTermAlone = kept?.trends.momentum === "kept";
  return [sentence("term", keeps.term, "spinsForever"), ...(isTermAlone ? [] : ask)];
}

/** Whether ω is off by more than its digits. */
export function isUncertain({ findings }: Pick<Summary, "findings">): boolean {
  return findings.some(({ code }) => code === "noise" || code === "bias");
}

/** Whether the term has, or may have, the wrong sign: the rule that fits, with the right one, is then not what made the log. */
export function signOf({ findings }: Pick<Summary, "findings">): "right" | "doubted" | "wrong" {
  const finding = findings.find(({ code }) => code === "gyroscopic-sign");
  if (finding?.code !== "gyroscopic-sign") return "right";
  return finding.isSure ? "wrong" : "doubted";
}

/** Whether q and ω show no motion on which anything could be seen to act. */
export function isHidden({ findings }: Pick<Summary, "findings">): boolean {
  const hiding: readonly Finding["code"][] = ["noise", "bias", "not-the-rate", "too-coarse"];
  return findings.some(({ code }) => hiding.includes(code));
}

/** In the registry's own words. */
function ofLane(summary: Summary, lane: Lane, isActing: boolean): Sentence[] {
  const met = caseOfLane(lane);
  const doing = doingOf(lane);
  switch (doing) {
    case "none":
      return [sentence("term", keeps.term, met)];
    case "frozen":
    case "wrong-side":
    case "old-spin":
      return [sentence(doing, keeps.slips[doing], met)];
    default: {
      const end = endOf(summary, doing);
      return [
        sentence(
          `rule:${doing}`,
          (isActing ? keeps.byRuleToo : keeps.byRule)(words.rules[doing].conserves),
          met,
        ),
        ...(end === null ? [] : [sentence(`end:${doing}`, end)]),
      ];
    }
  }
}

/** One Newton step may gain where a frame turns the body by more [rad]. */
const WIDE_STEP = 0.5;

/** Where the rule takes the body in the end, if known. */
function endOf({ kept, course, judging, frames, dt }: Summary, angular: AngularId): string | null {
  const { ends } = keeps;
  switch (angular) {
    case "explicit":
      return ends.explicit;
    case "implicit-body":
    case "implicit-converged": {
      const speed = Math.hypot(...frames.slice(5, FRAME_SIZE));
      if (kept?.trends.energy === "gains") return speed * (dt ?? 0) > WIDE_STEP ? ends.wideStep : null;
      const side = sideOfMiddle(course, judging);
      return side === null ? null : ends.implicit[side];
    }
    case "linearly-implicit":
      return ends.implicit.greatest;
    case "rescaled-momentum":
      return ends.rescaled;
    case "momentum":
      return ends.momentum;
    default:
      return null;
  }
}

/**
 * I* = |L|²/2E, the moment of the axis about which a body of this L would have this E, lies between the least and the greatest
 * moment. Steps that lose drive it away from the middle one.
 */
function sideOfMiddle(course: Summary["course"], judging: Summary["judging"]): "least" | "greatest" | null {
  const last = course.at(-1);
  if (last === undefined || judging === null) return null;
  const { moments } = judging;
  const square = last.momentum_P.reduce((sum, part) => sum + part * part, 0);
  const twice = last.momentum_P.reduce((sum, part, k) => sum + (part * part) / (moments[k] ?? 1), 0);
  const moment = square / twice;
  return moment === moments[1] ? null : moment < moments[1] ? "least" : "greatest";
}
