import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { Scenario } from "../../core/dynamics/scenario";
import type { LabInput } from "../document/labInput";
import { readNumber } from "../numbers/expression";
import { namesUnit, shownNumber } from "../numbers/numberText";
import { type Measure, unitOf } from "../numbers/units";
import { strings } from "../strings/en";

export interface Editing {
  readonly input: LabInput;
  readonly scenario: Scenario;
  readonly edit: (change: Partial<LabInput>) => string | null;
}

interface NumberFieldProps {
  readonly label: string;
  readonly children?: ReactNode;
  readonly measure: Measure;
  readonly value: number;
  readonly onChange: (value: number) => string | null;
}

/** An expression may be typed. It is taken when the reader leaves the field or presses Enter. */
export function NumberField({ label, children, measure, value, onChange }: NumberFieldProps): ReactNode {
  // The label contains its field and needs no id: `useId` gives another one in the built page than during hydration.
  const problemId = useId();
  const { text, setText, problem, take } = useTypedNumber({ measure, value, onChange });
  const unit = unitOf(measure);
  const shownUnit = unit && !namesUnit(text, measure) ? unit : "";
  return (
    <div
      className="number-field"
      data-wrong={problem !== "" || undefined}
      style={widthFor(`${text}${shownUnit}`)}
    >
      <label>
        <span className="number-name" aria-hidden="true">
          {children ?? label}
        </span>
        <span className="visually-hidden">{unit ? strings.fields.withUnit(label, unit) : label}</span>
        <span className="number-box">
          <input
            type="text"
            inputMode="text"
            autoComplete="off"
            spellCheck={false}
            value={text}
            aria-invalid={problem !== ""}
            aria-describedby={problem ? problemId : undefined}
            onChange={(event) => setText(event.target.value)}
            onBlur={take}
            onKeyDown={(event) => {
              if (event.key === "Enter") {
                event.preventDefault();
                take();
              }
            }}
          />
          {shownUnit ? (
            <span className="number-unit" aria-hidden="true">
              {shownUnit}
            </span>
          ) : null}
        </span>
      </label>
      <Problem id={problemId} sentence={problem} />
    </div>
  );
}

interface PartFieldsProps<Whole> {
  readonly of: Whole;
  readonly parts: Readonly<Partial<Record<keyof Whole, readonly [label: string, measure: Measure]>>>;
  readonly set: (whole: Whole) => string | null;
}

/** Numbers that are parts of one object. */
export function PartFields<Whole extends object>({ of, parts, set }: PartFieldsProps<Whole>): ReactNode {
  const entries = Object.entries(parts) as [keyof Whole & string, readonly [label: string, Measure]][];
  return entries.map(([name, [label, measure]]) => (
    <NumberField
      key={name}
      label={label}
      measure={measure}
      value={of[name] as number}
      onChange={(value) => set({ ...of, [name]: value })}
    />
  ));
}

function useTypedNumber({ measure, value, onChange }: Omit<NumberFieldProps, "label">) {
  const [text, setText] = useState(() => shownNumber(value, measure));
  const [problem, setProblem] = useState("");
  const typed = useRef(value);
  useEffect(() => {
    if (Object.is(typed.current, value)) return;
    typed.current = value;
    setText(shownNumber(value, measure));
    setProblem("");
  }, [value, measure]);
  const take = () => {
    const reading = readNumber(text, measure);
    if ("problem" in reading) {
      setProblem(reading.problem);
      return;
    }
    if (Object.is(reading.value, typed.current)) {
      setProblem("");
      return;
    }
    const before = typed.current;
    typed.current = reading.value;
    const refused = onChange(reading.value);
    if (refused !== null) typed.current = before;
    setProblem(refused ?? "");
  };
  return { text, setText, problem, take };
}

const SHORT = 8;

/** A number that is cut reads as another one. */
function widthFor(text: string): CSSProperties | undefined {
  return text.length > SHORT ? { minWidth: `min(100%, ${text.length}ch + 1.6rem)` } : undefined;
}

/** What was wrong with a file, until the reader chooses or changes anything else. */
export function useProblem() {
  const [problem, setProblem] = useState("");
  useEffect(() => {
    const clear = () => setProblem("");
    document.addEventListener("change", clear, true);
    return () => document.removeEventListener("change", clear, true);
  }, []);
  return [problem, setProblem] as const;
}

export function Problem({ id, sentence }: { readonly id?: string; readonly sentence: string }): ReactNode {
  return sentence ? (
    <p className="field-problem" id={id} role="alert">
      {sentence}
    </p>
  ) : null;
}

export function MassField({ mass, onChange }: MassFieldProps): ReactNode {
  return <NumberField label={strings.body.mass} measure="mass" value={mass} onChange={onChange} />;
}

interface MassFieldProps {
  readonly mass: number;
  readonly onChange: (mass: number) => string | null;
}

interface VectorFieldProps<Tuple> {
  readonly legend: string;
  readonly measure: Measure;
  readonly value: Tuple;
  readonly names?: readonly string[];
  readonly onChange: (value: Tuple) => string | null;
}

export function VectorField<Tuple extends readonly number[]>({
  legend,
  measure,
  value,
  names = ["x", "y", "z"],
  onChange,
}: VectorFieldProps<Tuple>): ReactNode {
  return (
    <fieldset className="vector-field">
      <legend>{legend}</legend>
      <div className="vector-parts">
        {names.map((name, index) => (
          <NumberField
            key={name}
            label={name}
            measure={measure}
            value={value[index] ?? 0}
            onChange={(part) => onChange(withEntry(value, index, part))}
          />
        ))}
      </div>
    </fieldset>
  );
}

export function withEntry<Tuple extends readonly number[]>(
  tuple: Tuple,
  place: number,
  entry: number,
): Tuple {
  return tuple.map((old, k) => (k === place ? entry : old)) as unknown as Tuple;
}

export function FormPart({
  title,
  open = false,
  children,
}: {
  readonly title: string;
  readonly open?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <details className="form-part" open={open}>
      <summary>
        <h3>{title}</h3>
      </summary>
      <div className="form-fields">{children}</div>
    </details>
  );
}
