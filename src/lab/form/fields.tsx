import { type CSSProperties, type ReactNode, useId } from "react";
import type { Vec3 } from "../../core/math/vec3";
import { namesUnit } from "../numbers/numberText";
import { type Measure, unitOf } from "../numbers/units";
import { strings } from "../strings/en";
import { useTypedNumber } from "./useTypedNumber";
import { withEntry } from "./withEntry";

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

/** A number that a person types, as an expression if they like. It is taken when they leave the field or press Enter. */
export function NumberField({ label, children, measure, value, onChange }: NumberFieldProps): ReactNode {
  // The label contains its field, so that it needs no id: `useId` gives another one in the built page than during hydration.
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
          {shownUnit ? <Unit name={shownUnit} /> : null}
        </span>
      </label>
      {problem ? <Problem id={problemId} sentence={problem} /> : null}
    </div>
  );
}

/** What a field is wide enough for by itself [letters]. */
const SHORT = 8;

/** A field grows with a long number, as far as its row allows: a number that is cut reads as another one. */
function widthFor(text: string): CSSProperties | undefined {
  return text.length > SHORT ? { minWidth: `min(100%, ${text.length}ch + 1.6rem)` } : undefined;
}

function Unit({ name }: { readonly name: string }): ReactNode {
  return (
    <span className="number-unit" aria-hidden="true">
      {name}
    </span>
  );
}

function Problem({ id, sentence }: { readonly id: string; readonly sentence: string }): ReactNode {
  return (
    <p className="field-problem" id={id} role="alert">
      {sentence}
    </p>
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
            onChange={(part) => onChange(withEntry(value, index, part))}
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
