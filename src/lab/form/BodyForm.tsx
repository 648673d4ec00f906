import type { ReactNode } from "react";
import { massProperties } from "../../core/bodies/massProperties";
import type { BodySpec } from "../../core/bodies/spec";
import type { Vec3 } from "../../core/math/vec3";
import { significant } from "../../format/numbers";
import { Select } from "../../ui/Select";
import { benchMeshes } from "../bench/meshes";
import { strings } from "../strings";
import type { Editing } from "./edit";
import { NumberField, VectorField } from "./fields";
import { MeshButton } from "./MeshButton";
import { rowsOf } from "./rows";
import { type BodyInput, KINDS, kindOf, similarBody } from "./similarBody";

const words = strings.body;

/** What the body is, by its shape or by its moments of inertia. */
export function BodyForm({ scenario, edit }: Editing): ReactNode {
  const { body } = scenario;
  const kind = kindOf(body);
  const set = (next: BodyInput) => edit({ body: next });
  return (
    <>
      <Select
        label={words.kind}
        value={kind}
        options={KINDS.filter((one) => one !== "mesh" || kind === "mesh").map((value) => ({
          value,
          text: words.kinds[value],
        }))}
        onChange={(chosen) => {
          if (chosen !== "mesh") set(similarBody(body, chosen));
        }}
      />
      <Fields body={body} set={set} />
      <Moments body={body} />
      <MeshButton mass={massProperties(body, benchMeshes()).mass} set={set} />
    </>
  );
}

function Fields({
  body,
  set,
}: {
  readonly body: BodySpec;
  readonly set: (next: BodyInput) => string | null;
}): ReactNode {
  if (!("shape" in body)) return <InertiaFields body={body} set={set} />;
  switch (body.shape) {
    case "box":
      return (
        <>
          <VectorField
            legend={words.size}
            measure="length"
            value={body.size}
            onChange={(size) => set({ ...body, size: [...size] })}
          />
          <MassField mass={body.mass} onChange={(mass) => set({ ...body, size: [...body.size], mass })} />
        </>
      );
    case "ellipsoid":
      return (
        <>
          <VectorField
            legend={words.semiAxes}
            measure="length"
            value={body.semiAxes}
            onChange={(semiAxes) => set({ ...body, semiAxes: [...semiAxes] })}
          />
          <MassField
            mass={body.mass}
            onChange={(mass) => set({ ...body, semiAxes: [...body.semiAxes], mass })}
          />
        </>
      );
    case "cylinder":
      return (
        <div className="vector-parts">
          <NumberField
            label={words.radius}
            measure="length"
            value={body.radius}
            onChange={(radius) => set({ ...body, radius })}
          />
          <NumberField
            label={words.height}
            measure="length"
            value={body.height}
            onChange={(height) => set({ ...body, height })}
          />
          <MassField mass={body.mass} onChange={(mass) => set({ ...body, mass })} />
        </div>
      );
    case "points":
      return <PointFields points={body.points} set={set} />;
    case "mesh":
      return (
        <div className="vector-parts">
          <NumberField
            label={words.scale}
            measure="number"
            value={body.scale}
            onChange={(scale) => set({ ...body, scale })}
          />
          <MassField mass={body.mass} onChange={(mass) => set({ ...body, mass })} />
        </div>
      );
  }
}

function MassField({
  mass,
  onChange,
}: {
  readonly mass: number;
  readonly onChange: (mass: number) => string | null;
}): ReactNode {
  return <NumberField label={words.mass} measure="mass" value={mass} onChange={onChange} />;
}

const ENTRIES = [
  ["xx", 0, 0],
  ["yy", 1, 1],
  ["zz", 2, 2],
  ["xy", 0, 1],
  ["xz", 0, 2],
  ["yz", 1, 2],
] as const;

function InertiaFields({
  body,
  set,
}: {
  readonly body: Extract<BodySpec, { inertia: unknown }>;
  readonly set: (next: BodyInput) => string | null;
}): ReactNode {
  const { inertia, mass } = body;
  const isTensor = Array.isArray(inertia[0]);
  const rows = isTensor ? (inertia as readonly Vec3[]) : null;
  const withMass = (next: number) => set({ inertia: inertia as never, mass: next });
  if (rows === null)
    return (
      <>
        <VectorField
          legend={words.moments}
          measure="inertia"
          names={["1", "2", "3"]}
          value={inertia as Vec3}
          onChange={(next) => set({ inertia: [...next], mass })}
        />
        <MassField mass={mass} onChange={withMass} />
      </>
    );
  const replaced = (row: number, column: number, value: number) => {
    const flat = rows.flat();
    flat[3 * row + column] = value;
    flat[3 * column + row] = value;
    return set({ inertia: rowsOf(flat), mass });
  };
  return (
    <>
      <fieldset className="vector-field">
        <legend>{words.tensor}</legend>
        <div className="vector-parts">
          {ENTRIES.map(([name, row, column]) => (
            <NumberField
              key={name}
              label={words.entry(name)}
              measure="inertia"
              value={rows[row]?.[column] ?? 0}
              onChange={(value) => replaced(row, column, value)}
            />
          ))}
        </div>
        <p className="field-note">{words.productsSign}</p>
      </fieldset>
      <MassField mass={mass} onChange={withMass} />
    </>
  );
}

interface PointMass {
  readonly mass: number;
  readonly position: Vec3;
}

function PointFields({
  points,
  set,
}: {
  readonly points: readonly PointMass[];
  readonly set: (next: BodyInput) => string | null;
}): ReactNode {
  const take = (next: readonly PointMass[]) =>
    set({ shape: "points", points: next.map(({ mass, position }) => ({ mass, position: [...position] })) });
  const replace = (index: number, point: PointMass) =>
    take(points.map((old, k) => (k === index ? point : old)));
  return (
    <>
      {points.map((point, index) => (
        <fieldset className="vector-field" key={words.point(index + 1)}>
          <legend>{words.point(index + 1)}</legend>
          <div className="vector-parts">
            {(["x", "y", "z"] as const).map((axis, k) => (
              <NumberField
                key={axis}
                label={axis}
                measure="length"
                value={point.position[k] ?? 0}
                onChange={(value) =>
                  replace(index, {
                    ...point,
                    position: point.position.map((old, at) => (at === k ? value : old)) as unknown as Vec3,
                  })
                }
              />
            ))}
            <NumberField
              label={words.mass}
              measure="mass"
              value={point.mass}
              onChange={(mass) => replace(index, { ...point, mass })}
            />
          </div>
          {points.length > 3 ? (
            <button
              type="button"
              className="button-plain"
              onClick={() => take(points.filter((_, k) => k !== index))}
            >
              {words.removePoint(index + 1)}
            </button>
          ) : null}
        </fieldset>
      ))}
      <button
        type="button"
        className="button-plain button-outlined"
        onClick={() =>
          take([...points, { mass: points[0]?.mass ?? 1, position: [0.1 * points.length, 0.2, 0.3] }])
        }
      >
        {words.addPoint}
      </button>
    </>
  );
}

/** What follows for the motion: the principal moments. */
function Moments({ body }: { readonly body: BodySpec }): ReactNode {
  const { moments } = massProperties(body, benchMeshes()).principal;
  const [least, middle, largest] = moments;
  const isReal = largest <= (least + middle) * (1 + 1e-9);
  return (
    <p className="field-note" role={isReal ? undefined : "status"}>
      {words.principal(moments.map((moment) => significant(moment, 4)))}
      {isReal ? null : ` ${words.notReal}`}
    </p>
  );
}
