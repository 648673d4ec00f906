import { type ReactNode, useEffect, useState } from "react";
import { strictJson } from "../core/scenario/json";
import type { LabInput } from "./document/labInput";
import { Problem } from "./form/fields";
import { strings } from "./strings/en";

const words = strings.json;

export function printed(input: unknown): string {
  return JSON.stringify(input, null, 2).replace(/\[[\s\d.,eE+-]*\]/g, (list) =>
    list.replace(/\s+/g, " ").replace("[ ", "[").replace(" ]", "]"),
  );
}

interface JsonPaneProps {
  readonly id: string;
  readonly input: LabInput;
  readonly onChange: (input: LabInput) => string | null;
}

function problemOf(text: string, onChange: JsonPaneProps["onChange"]): string {
  let given: unknown;
  try {
    given = strictJson(text);
  } catch (error) {
    return words.notJson(error instanceof Error ? error.message : "");
  }
  return onChange(given as LabInput) ?? "";
}

export function JsonPane({ id, input, onChange }: JsonPaneProps): ReactNode {
  const [text, setText] = useState(() => printed(input));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    setText(printed(input));
    setProblem("");
  }, [input]);
  const take = () => setProblem(text === printed(input) ? "" : problemOf(text, onChange));
  return (
    <div className="json-pane">
      <label htmlFor={id}>{words.label}</label>
      <textarea
        id={id}
        value={text}
        spellCheck={false}
        autoComplete="off"
        rows={18}
        aria-invalid={problem !== ""}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => setText(event.target.value)}
        onBlur={take}
      />
      <Problem id={`${id}-problem`} sentence={problem} />
      <p className="field-note">{words.note}</p>
    </div>
  );
}
