import { type ReactNode, useEffect, useRef, useState } from "react";
import { OutlinedButton } from "../ui/buttons";
import type { LabInput } from "./document/labInput";
import { Problem } from "./form/fields";
import { strings } from "./strings/en";
import { readTensor } from "./tensor/read";
import { TensorError, type WrittenInertia } from "./tensor/reading";
import { TensorFindings } from "./tensor/TensorFindings";

const words = strings.tensor;

interface TensorPaneProps {
  readonly id: string;
  readonly asked: string | null;
  readonly change: (input: LabInput) => string | null;
}

const parseXml = (xml: string) => new DOMParser().parseFromString(xml, "application/xml");

type Read = { readonly written: WrittenInertia } | { readonly problem: string } | null;

export function TensorPane({ id, asked, change }: TensorPaneProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(asked ?? "");
  const [read, setRead] = useState<Read>(() => (asked === null ? null : lookedAt(asked)));
  useEffect(() => {
    if (asked !== null) place.current?.scrollIntoView({ block: "nearest" });
  }, [asked]);
  const isWrong = read !== null && "problem" in read;
  return (
    <div className="tensor-pane" ref={place}>
      <label htmlFor={id}>{words.label}</label>
      <textarea
        id={id}
        rows={6}
        value={text}
        spellCheck={false}
        autoComplete="off"
        placeholder={words.example}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-problem` : `${id}-note`}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="field-note" id={`${id}-note`}>
        {words.note}
      </p>
      <OutlinedButton onPress={() => setRead(lookedAt(text))}>{words.look}</OutlinedButton>
      <Problem id={`${id}-problem`} sentence={isWrong ? read.problem : ""} />
      {read && "written" in read ? (
        <TensorFindings key={JSON.stringify(read.written)} written={read.written} change={change} />
      ) : null}
    </div>
  );
}

function lookedAt(text: string): Read {
  try {
    return { written: readTensor(text, parseXml) };
  } catch (error) {
    if (!(error instanceof TensorError)) throw error;
    return { problem: error.message };
  }
}
