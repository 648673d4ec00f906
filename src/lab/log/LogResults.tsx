import { memo, type ReactNode, useEffect, useRef } from "react";
import { OutlinedButton } from "../../ui/buttons";
import type { Chosen } from "./chosen";
import { AttitudeError, ConservedQuantities } from "./findings/ConservedQuantities";
import { ConventionFindings } from "./findings/ConventionFindings";
import { FindingActions } from "./findings/FindingActions";
import { MatchingRules } from "./findings/MatchingRules";
import { Verdict } from "./findings/Verdict";
import type { Brought } from "./messages";
import { ruleSentences } from "./sentences/rule";
import { strings } from "./strings/en";
import type { Summary } from "./summary";
import type { Examined } from "./useExamination";

// One module of all that the section fetches for a log.
export { jobOf } from "./job";
export { LogPreview } from "./LogPreview";

const { work, findings } = strings;

interface LogResultsProps {
  readonly brought: Brought;
  readonly chosen: Chosen;
  readonly examined: Examined;
  readonly cancel: () => void;
}

export function LogResults({ brought, chosen, examined, cancel }: LogResultsProps): ReactNode {
  const { stage, summary } = examined;
  return (
    <>
      <Progress examined={examined} cancel={cancel} />
      {stage === "refused" ? (
        <div className="log-refused" role="alert">
          <p>{work.refused(examined.sentence)}</p>
          {examined.preview ? <p className="field-note">{work.refusedNext}</p> : null}
        </div>
      ) : null}
      {summary === null ? null : (
        <Findings
          key={brought.count}
          summary={summary}
          name={brought.name}
          chosen={chosen}
          isBusy={stage === "reading" || stage === "searching"}
        />
      )}
    </>
  );
}

function Progress({ examined, cancel }: Pick<LogResultsProps, "examined" | "cancel">): ReactNode {
  const { stage, share, summary } = examined;
  const isWorking = stage === "reading" || stage === "searching";
  return (
    <div className="log-work">
      {/* What is found then stands below it. */}
      <p role="status" className={stage === "done" ? "visually-hidden" : undefined}>
        {statusOf(stage, summary)}
      </p>
      {isWorking ? (
        <>
          <progress aria-label={work.searchingFirst} {...(share !== null && { value: share })} />
          <OutlinedButton onPress={cancel}>{work.cancel}</OutlinedButton>
        </>
      ) : null}
    </div>
  );
}

/** For screen readers: each stage once, not every rule tried. */
function statusOf(stage: Examined["stage"], summary: Summary | null): string {
  if (stage === "done") return (summary && ruleSentences(summary)[0]?.text) ?? "";
  const { reading, searchingFirst: searching, ended, failed } = work;
  return { reading, searching, ended, failed, idle: "", refused: "" }[stage];
}

interface FindingsProps {
  readonly summary: Summary;
  readonly name: string;
  readonly chosen: Chosen;
  readonly isBusy: boolean;
}

/** Memoised, since progress of the search leaves the findings as they are. */
const Findings = memo(({ summary, name, chosen, isBusy }: FindingsProps): ReactNode => {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    region.current?.scrollIntoView({ block: "start" });
  }, []);
  const axes = { handedness: chosen.handedness, up: chosen.up };
  const isSettled = summary.search !== "running";
  return (
    <section ref={region} className="log-findings" aria-label={findings.region} aria-busy={isBusy}>
      <h3 className="log-findings-head">{findings.of(name)}</h3>
      <Verdict summary={summary} />
      <ConventionFindings summary={summary} axes={axes} isChosen={chosen.preset !== null} />
      <ConservedQuantities summary={summary} />
      <AttitudeError summary={summary} />
      <MatchingRules summary={summary} />
      {isSettled && summary.frames.length > 0 ? (
        <FindingActions summary={summary} name={name} axes={axes} />
      ) : null}
    </section>
  );
});
