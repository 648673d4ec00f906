import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { Scenario } from "../../core/dynamics/scenario";
import { OutlinedButton } from "../../ui/buttons";
import type { LabInput } from "../document/labInput";
import { type Reading, readNumber } from "../numbers/expression";
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
  /** Of what is no number of this measure, such as a time for a number of frames. */
  readonly read?: (text: string) => Reading;
  readonly onChange: (value: number) => string | null;
}

/** Takes an expression when the reader leaves the field or presses Enter. */
export function NumberField({ label, children, measure, ...others }: NumberFieldProps): ReactNode {
  // The label contains its field and needs no id: `useId` differs between the built page and hydration.
  const problemId = useId();
  const { text, setText, problem, take } = useTypedNumber({ measure, ...others });
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

export type Part = readonly [label: string, measure: Measure, names?: readonly string[]];

interface PartFieldsProps<Name extends string> {
  readonly of: Readonly<Record<NoInfer<Name>, number | readonly number[]>>;
  readonly parts: Readonly<Record<Name, Part>>;
  readonly set: (change: { readonly [name in NoInfer<Name>]?: never }) => string | null;
}

/** Parts of one object; a change has the name of its part, and a value like it. */
export function PartFields<Name extends string>({ of, parts, set }: PartFieldsProps<Name>): ReactNode {
  const entries = Object.entries(parts) as [Name, Part][];
  return entries.map(([name, [label, measure, names]]) => {
    const value = of[name];
    const common = { measure, onChange: (next: typeof value) => set({ [name]: next } as object) };
    return typeof value === "number" ? (
      <NumberField key={name} label={label} value={value} {...common} />
    ) : (
      <VectorField key={name} legend={label} value={value} names={names} {...common} />
    );
  });
}

function useTypedNumber({
  measure,
  value,
  read = (text) => readNumber(text, measure),
  onChange,
}: Omit<NumberFieldProps, "label" | "children">) {
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
    const reading = read(text);
    if ("problem" in reading) {
      setProblem(reading.problem);
      return;
    }
    // What was typed stays, unless it stands for the number only for now.
    if (!("value" in readNumber(text, measure))) setText(shownNumber(reading.value, measure));
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

interface ProblemProps {
  readonly id?: string;
  readonly sentence: string;
  readonly as?: "p" | "span";
}

export function Problem({ id, sentence, as: Tag = "p" }: ProblemProps): ReactNode {
  return sentence ? (
    <Tag className="field-problem" id={id} role="alert">
      {sentence}
    </Tag>
  ) : null;
}

interface AddButtonProps {
  readonly label: string;
  readonly add: () => string | null;
}

/** Says below it why what it adds cannot be had. */
export function AddButton({ label, add }: AddButtonProps): ReactNode {
  const [problem, setProblem] = useState("");
  return (
    <>
      <OutlinedButton onPress={() => setProblem(add() ?? "")}>{label}</OutlinedButton>
      <Problem sentence={problem} />
    </>
  );
}

interface VectorPartsProps<Tuple> {
  readonly measure: Measure;
  readonly value: Tuple;
  readonly names?: readonly string[] | undefined;
  readonly onChange: (value: Tuple) => string | null;
}

export function VectorField<Tuple extends readonly number[]>({
  legend,
  ...parts
}: VectorPartsProps<Tuple> & { readonly legend: string }): ReactNode {
  return (
    <fieldset className="vector-field">
      <legend>{legend}</legend>
      <div className="vector-parts">
        <VectorParts {...parts} />
      </div>
    </fieldset>
  );
}

export function VectorParts<Tuple extends readonly number[]>({
  measure,
  value,
  names = ["x", "y", "z"],
  onChange,
}: VectorPartsProps<Tuple>): ReactNode {
  return names.map((name, index) => (
    <NumberField
      key={name}
      label={name}
      measure={measure}
      value={value[index] ?? 0}
      onChange={(part) => onChange(value.map((old, k) => (k === index ? part : old)) as unknown as Tuple)}
    />
  ));
}

export function FormPart({
  id,
  title,
  open = false,
  children,
}: {
  readonly id?: string;
  readonly title: string;
  readonly open?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <details id={id} className="form-part" open={open}>
      <summary>
        <h3>{title}</h3>
      </summary>
      <div className="form-fields">{children}</div>
    </details>
  );
}
