import type { ReactNode } from "react";
import type { Bench } from "./bench/useBench";
import type { LabInput } from "./document/labInput";
import { BodyForm } from "./form/BodyForm";
import { ForcesForm } from "./form/ForcesForm";
import { type Editing, FormPart, NumberField } from "./form/fields";
import { LanesForm } from "./form/LanesForm";
import { PictureButton } from "./form/PictureButton";
import { inFieldNames, inFormWords } from "./form/refusal";
import { StartForm } from "./form/StartForm";
import { JsonPane } from "./JsonPane";
import { type Reading, readNumber } from "./numbers/expression";
import { strings } from "./strings/en";
import { TensorPane } from "./TensorPane";

const words = strings.lab;

interface LabFormProps {
  readonly id: string;
  readonly bench: Bench;
  /** @param rule to begin with, where there is no lane of it yet */
  readonly showRule: (lane: number | null, rule?: string) => void;
}

export function LabForm({ id, bench, showRule }: LabFormProps): ReactNode {
  const { input, scenario, lookAt } = bench;
  const change = (next: LabInput) => inFormWords(bench.change(next));
  const changeText = (next: LabInput) => {
    const refused = bench.change(next);
    return refused && inFieldNames(refused);
  };
  const edit = (some: Partial<LabInput>) => change({ ...input, ...some });
  const editing = { input, scenario, edit };
  return (
    <section className="lab-form" aria-label={words.form}>
      <FormHead bench={bench} />
      <FormPart id={partId(id, "body")} title={words.parts.body} open>
        <BodyForm {...editing} />
      </FormPart>
      <FormPart id={partId(id, "start")} title={words.parts.start} open>
        <StartForm {...editing} />
      </FormPart>
      <FormPart id={partId(id, "time")} title={words.parts.time} open>
        <TimeFields {...editing} />
      </FormPart>
      <FormPart id={partId(id, "lanes")} title={words.parts.lanes} open>
        <LanesForm {...editing} made={bench.made} showRule={showRule} />
      </FormPart>
      <FormPart title={words.parts.forces}>
        <ForcesForm {...editing} writeTorque={() => showRule(null, "torque")} />
      </FormPart>
      <FormPart key={`tensor ${lookAt?.count}`} title={words.parts.tensor} open={lookAt !== null}>
        <TensorPane id={`${id}-tensor`} asked={lookAt?.tensor ?? null} change={change} />
      </FormPart>
      <FormPart title={words.parts.text}>
        <JsonPane id={`${id}-text`} input={input} onChange={changeText} />
      </FormPart>
      <PictureButton figure={id} />
    </section>
  );
}

const JUMPS = ["body", "start", "time", "lanes"] as const;

function partId(id: string, part: (typeof JUMPS)[number]): string {
  return `${id}-${part}`;
}

/** Where the form stands below the pictures and plots, a way to it. */
export function FormJumps({ id }: { readonly id: string }): ReactNode {
  return (
    <nav className="form-jumps" aria-label={words.jumps}>
      <span className="control-name">{words.form}</span>
      {JUMPS.map((part) => (
        <a key={part} href={`#${partId(id, part)}`}>
          {words.parts[part]}
        </a>
      ))}
    </nav>
  );
}

function FormHead({ bench }: Pick<LabFormProps, "bench">): ReactNode {
  const ways = [
    [words.undo, bench.undo],
    [words.redo, bench.redo],
  ] as const;
  return (
    <>
      <div className="lab-form-head">
        <h2>{words.form}</h2>
        <div className="actions">
          {ways.map(([name, go]) => (
            // Not disabled where nothing is to be taken back: the button just pressed would lose the focus.
            <button
              key={name}
              type="button"
              className="button-plain"
              aria-disabled={!go}
              onClick={() => go?.()}
            >
              {name}
            </button>
          ))}
        </div>
      </div>
      <p className="field-note">{words.typed}</p>
      {bench.fitsLink ? null : (
        <p className="field-note" role="status">
          {words.tooLongForLink}
        </p>
      )}
    </>
  );
}

function TimeFields({ scenario: { dt, frames }, edit }: Editing): ReactNode {
  return (
    <>
      <div className="vector-parts">
        <NumberField label={words.dt} measure="time" value={dt} onChange={(next) => edit({ dt: next })} />
        <NumberField
          label={words.frames}
          measure="number"
          value={frames}
          read={(text) => readFrames(text, dt)}
          onChange={(next) => edit({ frames: next })}
        />
      </div>
      <p className="field-note">{words.lasts(dt * frames)}</p>
    </>
  );
}

/** A number of frames, or the time that they last. */
export function readFrames(text: string, dt: number): Reading {
  const count = readNumber(text, "number");
  if ("value" in count) return count;
  const time = readNumber(text, "time");
  return "value" in time ? { value: Math.round(time.value / dt) } : time;
}
