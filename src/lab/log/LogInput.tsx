import { type ChangeEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { OutlinedButton } from "../../ui/buttons";
import { useChosenFile } from "../form/FileButton";
import { SAMPLE_IDS, type SampleId } from "./messages";
import { strings } from "./strings/en";

const words = strings.section;

interface LogInputProps {
  /** of the section: a page hydrated in parts cannot count ids */
  readonly id: string;
  readonly onFile: (file: File) => void;
  readonly onSample: (id: SampleId, name: string) => void;
  readonly onType: (text: string) => void;
  readonly onPaste: (text: string) => void;
}

export function LogInput({ id, onFile, onSample, onType, onPaste }: LogInputProps): ReactNode {
  return (
    <>
      <DropPlace id={`${id}-file`} onFile={onFile} />
      <details className="log-paste">
        <summary>{words.paste}</summary>
        <PasteField id={`${id}-text`} onType={onType} onPaste={onPaste} />
      </details>
      <div className="log-samples">
        <p>{words.samples}</p>
        <ul>
          {SAMPLE_IDS.map((sample) => {
            const [name, what] = strings.samples[sample];
            return (
              <li key={sample}>
                <OutlinedButton onPress={() => onSample(sample, name)}>{name}</OutlinedButton>
                <span>{what}</span>
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}

function DropPlace({ id, onFile }: Pick<LogInputProps, "id" | "onFile">): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const chosen = useChosenFile(onFile);
  useDrop(place, onFile);
  return (
    <div ref={place} className="log-drop">
      <label htmlFor={id}>{words.file}</label>
      <input id={id} type="file" {...chosen} />
      <span className="field-note" aria-hidden="true">
        {words.drop}
      </span>
    </div>
  );
}

function useDrop(place: RefObject<HTMLElement | null>, onFile: (file: File) => void): void {
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const stop = new AbortController();
    const mark = (isOver: boolean) => element.toggleAttribute("data-over", isOver);
    const on = (type: "dragover" | "dragleave" | "drop", isOver: boolean) =>
      element.addEventListener(
        type,
        (event) => {
          event.preventDefault();
          mark(isOver);
          const file = type === "drop" ? event.dataTransfer?.files[0] : undefined;
          if (file) take(file);
        },
        { signal: stop.signal },
      );
    on("dragover", true);
    on("dragleave", false);
    on("drop", false);
    return () => stop.abort();
  }, [place]);
}

function PasteField({ id, onType, onPaste }: Pick<LogInputProps, "id" | "onType" | "onPaste">): ReactNode {
  const take = ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
    onType(target.value);
    const isPasted = nativeEvent instanceof InputEvent && nativeEvent.inputType === "insertFromPaste";
    if (isPasted) onPaste(target.value);
  };
  return (
    <>
      <label htmlFor={id}>{words.text}</label>
      <textarea id={id} rows={6} spellCheck={false} autoComplete="off" onChange={take} />
    </>
  );
}
