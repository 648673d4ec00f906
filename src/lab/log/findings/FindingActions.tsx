import { type ReactNode, useMemo, useState } from "react";
import { yieldToMain } from "../../../browser/scheduling";
import { save } from "../../../figures/shell/download";
import { grouped } from "../../../format/numbers";
import { GAP, LIST } from "../../../language/strings/en";
import { OutlinedButton } from "../../../ui/buttons";
import { reportOf } from "../report";
import { type Axes, frameCount, hasExactLane, linkOf, scenarioOf } from "../scenario";
import { showOnBench } from "../showOnBench";
import { strings } from "../strings/en";
import type { Summary } from "../summary";
import { Finding } from "./Finding";

const { take, findings } = strings;

interface FindingActionsProps {
  readonly summary: Summary;
  readonly name: string;
  readonly axes: Axes;
}

/** More instants make the bench's text slow to write in. */
const MOST_ON_BENCH = 2000;

export function FindingActions({ summary, name, axes }: FindingActionsProps): ReactNode {
  const [said, setSaid] = useState("");
  const shown = useMemo(() => ({ name, axes }), [name, axes]);
  const frames = frameCount(summary);
  const copy = (text: string, also = "") =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(`${take.copied}${GAP}${also}`.trim()),
      () => setSaid(take.notCopied),
    );
  const toBench = async () => {
    const scenario = scenarioOf(summary, shown, MOST_ON_BENCH, null);
    setSaid((await showOnBench(scenario)) ? take.onBench : take.notOnBench);
  };
  const root = () => new URL("../", window.location.href.replace(/[?#].*$/, "")).href;
  const copyLink = () => {
    const { packed, frames: inLink } = linkOf(summary, shown);
    const address = `${root()}lab/?figure=bench&v=1&scenario=${packed}&frame=0#bench`;
    return copy(address, take.linkHolds(grouped(inLink), grouped(frames)));
  };
  return (
    <Finding title={findings.take} sentences={[]}>
      <div className="actions log-take">
        <OutlinedButton onPress={toBench}>{take.bench}</OutlinedButton>
        <OutlinedButton onPress={copyLink}>{take.link}</OutlinedButton>
        <OutlinedButton onPress={() => copy(reportOf(summary, name, root()))}>{take.report}</OutlinedButton>
        <OutlinedButton onPress={printFindings}>{take.print}</OutlinedButton>
        <OutlinedButton onPress={() => downloadWhole(summary, shown)}>{take.whole}</OutlinedButton>
      </div>
      <p role="status" className="field-note">
        {said}
      </p>
      <p className="field-note">{notes(summary, frames).join(GAP)}</p>
    </Finding>
  );
}

function notes(summary: Summary, frames: number): string[] {
  const { log, rule, exact } = take.lanes;
  const lanes = [
    log,
    ...(summary.matches.length > 0 ? [rule] : []),
    ...(hasExactLane(summary) ? [exact] : []),
  ];
  return [
    take.benchNote(capitalised(lanes.join(LIST))),
    take.linkNote,
    take.wholeNote,
    ...(frames > MOST_ON_BENCH ? [take.firstFrames(grouped(MOST_ON_BENCH))] : []),
  ];
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Under the attribute `data-printing` the print style sheet leaves out all but the findings. */
function printFindings(): void {
  const { dataset } = document.documentElement;
  dataset.printing = "log";
  // Some browsers return from the call before laying out the pages.
  window.addEventListener("afterprint", () => delete dataset.printing, { once: true });
  window.print();
}

async function downloadWhole(summary: Summary, shown: { name: string; axes: Axes }): Promise<void> {
  await yieldToMain();
  const scenario = scenarioOf(summary, shown, frameCount(summary), null);
  await yieldToMain();
  save(`${JSON.stringify(scenario)}\n`, `${fileName(shown.name)}.json`, "application/json");
}

function fileName(name: string): string {
  return name.replace(/\.\w+$/, "").replace(/[^\p{L}\p{N}_-]+/gu, "-") || "log";
}
