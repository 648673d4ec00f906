import { shortNumber } from "../../format/numbers";
import { CLOSE, COLON, GAP, OPEN, SEMICOLON } from "../../language/strings/en";
import { caseAddress } from "../../logs/cases";
import { enginesOf, explainedAt } from "../../logs/knownEngines";
import { keepsSentences } from "./sentences/keeps";
import { ranked, titleOf } from "./sentences/lanes";
import { conventionLines, rotationSentences } from "./sentences/rotation";
import { ruleSentences } from "./sentences/rule";
import type { Sentence } from "./sentences/sentence";
import { verdictOf } from "./sentences/verdict";
import { wrongSentences } from "./sentences/wrong";
import { strings } from "./strings/en";
import type { Summary } from "./summary";

const { findings, take, rule } = strings;

/** @param root the notebook's address, with a closing slash */
export function reportOf(summary: Summary, name: string, root: string): string {
  const conventions = conventionLines(summary).map(
    ({ name, value, known }) => `- ${name}${COLON}${value}${OPEN}${known}${CLOSE}`,
  );
  return `${[
    `# ${take.title(oneLine(name))}`,
    section(findings.verdict, Object.values(verdictOf(summary)).flat(), root),
    section(findings.rotation, rotationSentences(summary), root, conventions),
    section(findings.keeps, keepsSentences(summary), root),
    section(findings.wrong, wrongSentences(summary), root),
    section(findings.rule, ruleSentences(summary), root, tableOf(summary, root)),
  ].join("\n\n")}\n`;
}

function section(
  title: string,
  sentences: readonly Sentence[],
  root: string,
  lines: readonly string[] = [],
): string {
  const told = sentences.map(({ text, met }) =>
    met ? `${text}${GAP}${strings.leadsOn(strings.cases[met])}${COLON}${root}${caseAddress(met)}` : text,
  );
  return [`## ${title}`, told.join(GAP), ...(lines.length > 0 ? [lines.join("\n")] : [])].join("\n\n");
}

function tableOf({ matches }: Summary, root: string): string[] {
  if (matches.length === 0) return [];
  const { columns } = rule;
  const head = [columns.rule, columns.residual, columns.engines, rule.explained];
  const rows = ranked(matches).map(({ lane, residual }) => [
    titleOf(lane),
    shortNumber(residual, 2),
    enginesOf(lane).join(SEMICOLON),
    `${root}${explainedAt(lane.angular)}`,
  ]);
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
}

/** Nothing in a file's name may break the line, or be taken for markup. */
function oneLine(name: string): string {
  return name.replace(/[\s`*_<>|#[\]]+/g, " ").trim();
}
