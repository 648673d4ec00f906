import { type ReactNode, useState } from "react";
import { principal } from "../../core/bodies/principal";
import type { Mat3 } from "../../core/math/mat3";
import type { Vec3 } from "../../core/math/vec3";
import { percentage, significant } from "../../format/numbers";
import { GAP } from "../../language/strings/en";
import { OutlinedButton, PlainButton } from "../../ui/buttons";
import { Checkbox } from "../../ui/Checkbox";
import type { LabInput } from "../document/labInput";
import { strings } from "../strings/en";
import {
  canBe,
  equalBox,
  equalEllipsoid,
  likelySlips,
  type Possibility,
  possibilityOf,
  type Slip,
} from "./judge";
import { inBodyAxes, otherSign, type WrittenInertia } from "./reading";
import { benchWith, bothOnBench, otherReadings } from "./twoReadings";

const words = strings.tensor;

interface FindingsProps {
  readonly written: WrittenInertia;
  readonly change: (input: LabInput) => string | null;
}

export function TensorFindings({ written: asEntries, change }: FindingsProps): ReactNode {
  const [productsAreIntegrals, setIntegrals] = useState(false);
  const [refused, setRefused] = useState("");
  const written = productsAreIntegrals ? otherSign(asEntries) : asEntries;
  const inertia = inBodyAxes(written);
  const mass = written.mass ?? 1;
  const hasProducts = [1, 2, 5].some((at) => written.inertia[at] !== 0);
  const put = (input: LabInput) => setRefused(change(input) ?? words.isOnBench);
  return (
    <section className="tensor-findings" aria-label={words.findings} aria-live="polite">
      <p>{words.readAs(words.formats[written.format], written.name)}</p>
      <p className="field-note">{words.conventions[written.format]}</p>
      {hasProducts && written.productsSign === "unsaid" ? (
        <Checkbox label={words.productsQuestion} checked={productsAreIntegrals} onChange={setIntegrals}>
          {words.productsQuestion}
        </Checkbox>
      ) : null}
      <Verdict possibility={possibilityOf(inertia)} />
      <Measurements inertia={inertia} mass={written.mass} />
      <Slips
        slips={likelySlips(written)}
        isPossible={canBe(inertia)}
        onTake={(fixed) => put(benchWith(fixed, mass))}
      />
      <div className="actions">
        <OutlinedButton onPress={() => put(benchWith(inertia, mass))}>{words.toBench}</OutlinedButton>
        {otherReadings(written).map((other) => (
          <OutlinedButton key={other.kind} onPress={() => put(bothOnBench(inertia, other, mass))}>
            {words.bothToBench(words.others[other.kind])}
          </OutlinedButton>
        ))}
      </div>
      <p className="field-note" role="status">
        {refused}
      </p>
    </section>
  );
}

interface MeasurementsProps {
  readonly inertia: Mat3;
  /** null where not written: lengths are then for 1 kg */
  readonly mass: number | null;
}

function Measurements({ inertia, mass }: MeasurementsProps): ReactNode {
  const { moments, axes_B } = principal(inertia);
  const lengths = (edges: readonly number[]) =>
    words.lengths(
      edges.map((edge) => significant(edge, 3)),
      mass === null,
    );
  return (
    <dl className="tensor-list">
      {moments.map((moment, index) => (
        <Entry key={words.moment(index + 1)} name={words.moment(index + 1)}>
          {words.momentAlong(significant(moment, 5), vectorText(axes_B[index] ?? [0, 0, 0]))}
        </Entry>
      ))}
      {canBe(inertia) ? (
        <>
          <Entry name={words.box}>{lengths(equalBox(moments, mass ?? 1))}</Entry>
          <Entry name={words.ellipsoid}>{lengths(equalEllipsoid(moments, mass ?? 1))}</Entry>
        </>
      ) : null}
    </dl>
  );
}

function Entry({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Verdict({ possibility }: { readonly possibility: Possibility }): ReactNode {
  const { kind } = possibility;
  const sentence =
    kind === "negative"
      ? words.negative(significant(possibility.moment, 4))
      : kind === "triangle"
        ? words.triangle(percentage(possibility.excess))
        : words[kind];
  const isPossible = kind === "possible" || kind === "flat";
  return (
    <p className={isPossible ? "verdict" : "verdict verdict-wrong"}>
      <strong>{isPossible ? words.yes : words.no}</strong>
      {GAP}
      {sentence}
      {GAP}
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
              : words.slips[slip.kind]}
            {GAP}
            {words.thenMoments(principal(slip.inertia).moments.map((moment) => significant(moment, 4)))}
            {GAP}
            <PlainButton onPress={() => onTake(slip.inertia)}>{words.takeSlip}</PlainButton>
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
