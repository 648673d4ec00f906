import { grouped, shortNumber } from "../../../format/numbers";
import { LIST, SEMICOLON } from "../../../language/strings/en";
import type { Finding } from "../../../logs/findings";
import { enginesOf } from "../../../logs/knownEngines";
import { strings } from "../strings/en";
import type { Summary } from "../summary";
import { shares } from "./amounts";
import { isHidden } from "./keeps";
import { algorithmOf, titleOf } from "./lanes";
import { isActing, type Sentence, sentence, sentencesOn } from "./sentence";

const { rule } = strings;

export function ruleSentences(summary: Summary): Sentence[] {
  const { search, matches, findings } = summary;
  if (search === "running") return [];
  if (search === "cancelled") return [sentence("cancelled", rule.cancelled)];
  return [...(matches.length === 0 ? noRule(summary) : rules(summary)), ...sentencesOn(findings, signText)];
}

function rules({ matches, isExact, findings }: Summary): Sentence[] {
  const [best] = matches;
  if (best === undefined) return [];
  const isBeside = findings.some(({ code }) => isActing(code) || code === "rate-factor");
  const precise = sentence("precise", rule.precise(shortNumber(best.inNoise, 2)));
  if (matches.some(({ lane }) => lane.angular === "exact")) {
    const others = matches.length > 1 ? grouped(matches.length - 1) : null;
    if (isBeside) return [sentence("exactBeside", rule.exactBeside(others)), precise];
    return isExact
      ? [sentence("exact", rule.exact(others)), precise]
      : [sentence("exactByFrames", rule.exactByFrames(others)), precise];
  }
  const title = titleOf(best.lane);
  const engines = [...new Set(matches.flatMap(({ lane }) => enginesOf(lane)))];
  const isOne = new Set(matches.map(({ lane }) => algorithmOf(lane))).size === 1;
  return [
    isOne ? sentence("one", rule.one(title)) : sentence("several", rule.several(title)),
    ...(isBeside ? [sentence("under", rule.under)] : []),
    precise,
    engines.length === 0
      ? sentence("noEngine", rule.noEngine)
      : sentence("engines", rule.engines(engines.join(SEMICOLON))),
  ];
}

function noRule(summary: Summary): Sentence[] {
  const { remarks, judging, findings } = summary;
  const isUneven = remarks.includes("uneven-times") && !findings.some(({ code }) => code === "clock-times");
  if (isUneven) return [sentence("notTried", rule.notTried), sentence("giveRate", rule.giveRate)];
  if (!remarks.includes("none-fits")) return [sentence("notTried", rule.notTried)];
  const tried = findings.find((finding) => finding.code === "substeps-tried");
  const none = sentence("none", rule.none(tried ? tried.substeps.map(grouped).join(LIST) : null));
  if (isHidden(summary)) return [none, sentence("hidden", rule.hidden)];
  return findings.some(({ code }) => isActing(code))
    ? [none, sentence("hiddenByActing", rule.hiddenByActing)]
    : [none, sentence("noneNext", rule.noneNext(judging?.how === "given"))];
}

function signText(finding: Finding): string | null {
  if (finding.code !== "gyroscopic-sign") return null;
  const [wrongSign, rightSign] = [shares(finding.moments), shares(finding.otherwise)];
  return finding.isSure ? rule.wrongSign(wrongSign) : rule.perhapsWrongSign(wrongSign, rightSign);
}
