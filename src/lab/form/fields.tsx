import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { Vec3 } from "../../core/math/vec3";
import { readNumber } from "../numbers/expression";
import { type Measure, unitOf } from "../numbers/units";
import { strings } from "../strings";

/** A number as a field shows it: all its digits, in the unit of the document. */
function shown(value: number): string {
  return String(value).replace("-", "−");
}

interface NumberFieldProps {
  /** As a screen reader says it, within its group. */
  readonly label: string;
  /** The visible name; by default the label. */
  readonly children?: ReactNode;
  readonly measure: Measure;
  readonly value: number;
  /** Takes the number, or says in a sentence why it cannot be had. */
  readonly onChange: (value: number) => string | null;
}

/**
 * A number that a person types, as an expression if they like. It is taken when they leave the field or press Enter; what they
 * typed stays there as long as it is the number's value.
 */
export function NumberField({ label, children, measure, value, onChange }: NumberFieldProps): ReactNode {
  // The label holds its field: an id in the built markup would be another than the one counted when the form comes alive.
  const problemId = useId();
  const [text, setText] = useState(() => shown(value));
  const [problem, setProblem] = useState("");
  const typed = useRef(value);
  useEffect(() => {
    if (Object.is(typed.current, value)) return;
    typed.current = value;
    setText(shown(value));
    setProblem("");
  }, [value]);
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
  const unit = unitOf(measure);
  return (
    <div className="number-field" data-wrong={problem !== "" || undefined}>
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
          {unit ? (
            <span className="number-unit" aria-hidden="true">
              {unit}
            </span>
          ) : null}
        </span>
      </label>
      {problem ? (
        <p className="field-problem" id={problemId} role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  );
}

interface VectorFieldProps {
  readonly legend: string;
  readonly measure: Measure;
  readonly value: Vec3;
  readonly names?: readonly [string, string, string];
  readonly onChange: (value: Vec3) => string | null;
}

/** Three numbers in a row. */
export function VectorField({
  legend,
  measure,
  value,
  names = ["x", "y", "z"],
  onChange,
}: VectorFieldProps): ReactNode {
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
            onChange={(part) =>
              onChange(value.map((old, k) => (k === index ? part : old)) as unknown as Vec3)
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

/** A part of the form, folded or open. */
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
