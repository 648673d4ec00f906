import { type ReactNode, useRef, useState } from "react";
import { island, useHydratedEvent } from "../../figures/shell/island";
import { type Chosen, NOTHING_CHOSEN } from "./chosen";
import { LogInput } from "./LogInput";
import type { Brought, LogSource } from "./messages";
import { strings } from "./strings/en";
import { useExamination } from "./useExamination";

const words = strings.section;

interface LogSectionProps {
  readonly id: string;
}

function useLog() {
  const [brought, setBrought] = useState<Brought | null>(null);
  const [chosen, setChosen] = useState<Chosen>(NOTHING_CHOSEN);
  const [trouble, setTrouble] = useState("");
  const [View, setView] = useState<typeof import("./LogResults") | null>(null);
  const { examined, run, cancel } = useExamination();
  const pending = useRef<string | null>(null);
  // A press repeated as soon as the section listens comes before React has rendered the file.
  const latest = useRef<Brought | null>(null);

  const work = async (log: Brought, choices: Chosen, isExamined: boolean) => {
    setTrouble("");
    const module = await import("./LogResults").catch(() => null);
    if (module === null) {
      setTrouble(words.notFetched);
      return;
    }
    setView(module);
    const job = module.jobOf(log.source, choices, isExamined);
    if ("trouble" in job) setTrouble(job.trouble);
    else run(job, log !== brought);
  };
  const bring = (source: LogSource, name: string, isExamined: boolean) => {
    const log = { source, name, count: (brought?.count ?? 0) + 1 };
    const choices: Chosen =
      source.kind === "sample" ? { ...NOTHING_CHOSEN, tensor: "sample" } : NOTHING_CHOSEN;
    pending.current = null;
    latest.current = log;
    setBrought(log);
    setChosen(choices);
    work(log, choices, isExamined);
  };
  const bringText = (text: string, isExamined: boolean) =>
    bring({ kind: "text", text }, strings.pasted, isExamined);
  const examine = () => {
    if (pending.current !== null) bringText(pending.current, true);
    else if (latest.current === null) setTrouble(words.nothingYet);
    else work(latest.current, chosen, true);
  };
  const type = (text: string) => {
    pending.current = text.trim() === "" ? null : text;
  };
  const paste = (text: string) => bringText(text, false);
  return { brought, chosen, choose: setChosen, View, trouble, examined, cancel, bring, type, paste, examine };
}

function LogSectionIsland({ id }: LogSectionProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const { brought, chosen, choose, View, trouble, examined, cancel, bring, type, paste, examine } = useLog();
  const bringFile = (file: File) => bring({ kind: "file", file }, file.name, false);
  useHydratedEvent(place);
  const shown = brought !== null && View !== null ? { brought, chosen, examined, cancel } : null;
  return (
    <div ref={place} id={id} className="log-section">
      <LogInput
        id={id}
        onFile={bringFile}
        onSample={(sample, name) => bring({ kind: "sample", id: sample }, strings.sampleName(name), true)}
        onType={type}
        onPaste={paste}
      />
      {shown && View ? <View.LogPreview {...shown} onChoose={choose} /> : null}
      <div className="actions log-examine">
        <button type="button" className="button-plain log-button-main" onClick={examine}>
          {words.examine}
        </button>
        <p role="alert" className="field-note">
          {trouble}
        </p>
      </div>
      {shown && View ? <View.LogResults {...shown} /> : null}
    </div>
  );
}

export const LogSection = island("LogSection", LogSectionIsland);
