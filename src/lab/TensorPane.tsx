import { type ReactNode, useEffect, useRef, useState } from "react";
import { principal } from "../core/bodies/principal";
import type { Mat3 } from "../core/math/mat3";
import type { Vec3 } from "../core/math/vec3";
import { percentage, significant } from "../format/numbers";
import { Checkbox } from "../ui/Checkbox";
import type { Refusal } from "./bench/useBench";
import type { LabInput } from "./document/labInput";
import { strings } from "./strings";
import {
  canBe,
  equalBox,
  equalEllipsoid,
  likelySlips,
  type Possibility,
  possibilityOf,
  type Slip,
} from "./tensor/judge";
import { readTensor, TensorError } from "./tensor/read";
import { inBodyAxes, type WrittenInertia } from "./tensor/reading";
import { benchWith, bothOnBench, otherReadings } from "./tensor/twoReadings";

const words = strings.tensor;

interface TensorPaneProps {
  readonly id: string;
  /** What a link asks to be looked at at once. */
  readonly asked: string | null;
  readonly change: (input: LabInput) => Refusal | null;
}

const parseXml = (xml: string) => new DOMParser().parseFromString(xml, "application/xml");

type Read = { readonly written: WrittenInertia } | { readonly problem: string } | null;

/** An inertia pasted as people have it: what body it describes, whether there can be one, and what else it may mean. */
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
      <button type="button" className="button-plain button-outlined" onClick={() => setRead(lookedAt(text))}>
        {words.look}
      </button>
      {isWrong ? (
        <p className="field-problem" id={`${id}-problem`} role="alert">
          {read.problem}
        </p>
      ) : null}
      {read && "written" in read ? (
        <Findings key={JSON.stringify(read.written)} written={read.written} change={change} />
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

function Findings({
  written,
  change,
}: {
  readonly written: WrittenInertia;
  readonly change: TensorPaneProps["change"];
}): ReactNode {
  const [productsAreIntegrals, setIntegrals] = useState(false);
  const [refused, setRefused] = useState("");
  const inertia = inBodyAxes(written, { productsAreIntegrals });
  const mass = written.mass ?? 1;
  const { moments, axes_B } = principal(inertia);
  const possibility = possibilityOf(inertia);
  const hasProducts = [1, 2, 5].some((at) => written.inertia[at] !== 0);
  const put = (input: LabInput) => setRefused(change(input)?.message ?? words.isOnBench);
  return (
    <section className="tensor-findings" aria-label={words.findings} aria-live="polite">
      <p>{words.readAs(words.formats[written.format], written.name)}</p>
      <p className="field-note">{words.conventions[written.format]}</p>
      {hasProducts && written.productsSign === "unsaid" ? (
        <Checkbox label={words.productsQuestion} checked={productsAreIntegrals} onChange={setIntegrals}>
          {words.productsQuestion}
        </Checkbox>
      ) : null}
      <Verdict possibility={possibility} />
      <dl className="tensor-list">
        {moments.map((moment, index) => (
          <div key={words.moment(index + 1)}>
            <dt>{words.moment(index + 1)}</dt>
            <dd>{words.momentAlong(significant(moment, 5), vectorText(axes_B[index] ?? [0, 0, 0]))}</dd>
          </div>
        ))}
        {canBe(inertia) ? (
          <>
            <div>
              <dt>{words.box}</dt>
              <dd>
                {words.lengths(
                  equalBox(moments, mass).map((edge) => significant(edge, 3)),
                  written.mass === null,
                )}
              </dd>
            </div>
            <div>
              <dt>{words.ellipsoid}</dt>
              <dd>
                {words.lengths(
                  equalEllipsoid(moments, mass).map((edge) => significant(edge, 3)),
                  written.mass === null,
                )}
              </dd>
            </div>
          </>
        ) : null}
      </dl>
      <Slips
        slips={likelySlips(written, { productsAreIntegrals })}
        isPossible={canBe(inertia)}
        onTake={(fixed) => put(benchWith(fixed, mass))}
      />
      <div className="actions">
        <button
          type="button"
          className="button-plain button-outlined"
          onClick={() => put(benchWith(inertia, mass))}
        >
          {words.toBench}
        </button>
        {otherReadings(written, { productsAreIntegrals }).map((other) => (
          <button
            key={other.kind}
            type="button"
            className="button-plain button-outlined"
            onClick={() => put(bothOnBench(inertia, other, mass))}
          >
            {words.bothToBench(words.others[other.kind])}
          </button>
        ))}
      </div>
      <p className="field-note" role="status">
        {refused}
      </p>
    </section>
  );
}

function Verdict({ possibility }: { readonly possibility: Possibility }): ReactNode {
  const sentence = (() => {
    switch (possibility.kind) {
      case "possible":
        return words.possible;
      case "flat":
        return words.flat;
      case "negative":
        return words.negative(significant(possibility.moment, 4));
      case "triangle":
        return words.triangle(percentage(possibility.excess));
    }
  })();
  const isPossible = possibility.kind === "possible" || possibility.kind === "flat";
  return (
    <p className={isPossible ? "verdict" : "verdict verdict-wrong"}>
      <strong>{isPossible ? words.yes : words.no}</strong> {sentence}{" "}
      <a href="../chapters/inertia-tensor/#triangle">{words.why}</a>
    </p>
  );
}

function Slips({
  slips,
  isPossible,
  onTake,
}: {
  readonly slips: readonly Slip[];
  readonly isPossible: boolean;
  readonly onTake: (inertia: Mat3) => void;
}): ReactNode {
  if (slips.length === 0) return isPossible ? null : <p>{words.noSlip}</p>;
  return (
    <>
      <p>{isPossible ? words.lookTwice : words.likely}</p>
      <ul className="tensor-slips">
        {slips.slice(0, 4).map((slip) => (
          <li key={`${slip.kind} ${slip.entry ?? ""} ${slip.tens ?? ""}`}>
            {slip.kind === "decimal"
              ? words.slips.decimal(slip.entry ?? "", slip.tens ?? 0)
              : words.slips[slip.kind]}{" "}
            {words.thenMoments(principal(slip.inertia).moments.map((moment) => significant(moment, 4)))}{" "}
            <button type="button" className="button-plain" onClick={() => onTake(slip.inertia)}>
              {words.takeSlip}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function vectorText(v: Vec3): string {
  const tidy = v.map((part) => (Math.abs(part) < 5e-4 ? 0 : part));
  return `(${tidy.map((part) => significant(part, 3)).join(", ")})`;
}
