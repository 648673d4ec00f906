import { type ReactNode, useState } from "react";
import * as v from "valibot";
import type { MassPoint } from "../../../core/bodies/points";
import { clamp } from "../../../core/math/scalar";
import { angleBetween, mapVec, type Vec3 } from "../../../core/math/vec3";
import { DiagramFigure } from "../../../figures/diagram/DiagramFigure";
import { useDiagram } from "../../../figures/diagram/useDiagram";
import { VectorSliders } from "../../../figures/diagram/VectorSliders";
import { type FigureState, numberWithin, StateError } from "../../../figures/frame/figureState";
import { island } from "../../../figures/frame/island";
import { DragHandle } from "../../../figures/pictures/DragHandle";
import { PictureView } from "../../../figures/pictures/PictureView";
import { decimals, degrees } from "../../../format/numbers";
import type { Camera } from "../../../scene/camera";
import { TERMS } from "../../../ui/glossary";
import { MatrixTable } from "../../../ui/MatrixTable";
import { type ReadoutColumn, type ReadoutRow, Readouts } from "../../../ui/Readouts";
import { Select } from "../../../ui/Select";
import { Slider } from "../../../ui/Slider";
import { BODIES, type BodyId, type Masses as Followed, massesOf, massMarks, OMEGA_W } from "./picture";

const CAMERA: Camera = { target_W: [0, 0.05, 0], radius: 1.25, azimuth: 0.42, elevation: 0.3, zoom: 1 };

/** How far a mass may be taken along each axis [m], and what it may weigh [kg]. */
const REACH = 1;
const HEAVIEST = 3;
const LIGHTEST = 0.1;

const CHOICES: readonly { readonly value: BodyId; readonly text: string }[] = [
  { value: "dumbbell", text: "A dumbbell" },
  { value: "four", text: "Four masses" },
  { value: "box", text: "A box’s corners" },
  { value: "lopsided", text: "One heavy corner" },
  { value: "cube", text: "A cube’s corners" },
];

const BODY_IDS = Object.keys(BODIES) as BodyId[];
const ROW = `a mass from ${LIGHTEST} to ${HEAVIEST} and a place no further off than ${REACH} each way`;
type Row = [mass: number, x: number, y: number, z: number];
const place = v.pipe(v.number(ROW), v.minValue(-REACH, ROW), v.maxValue(REACH, ROW));
const SCHEMA = v.strictObject({
  body: v.optional(v.picklist(BODY_IDS, `one of ${BODY_IDS.join(", ")}`)),
  /** Of each mass of the body, in order. */
  masses: v.optional(
    v.pipe(
      v.array(v.tuple([numberWithin(LIGHTEST, HEAVIEST), place, place, place], ROW), "a list of masses"),
      v.maxLength(8, "no more masses than a body has"),
    ),
  ),
});

interface MassesProps {
  readonly id: string;
  readonly body: BodyId;
}

function MassesFigure({ id, body }: MassesProps): ReactNode {
  const [shown, setShown] = useState<BodyId>(body);
  const [chosen, setChosen] = useState(0);
  const diagram = useDiagram<{ readonly points: readonly MassPoint[] }>({
    initial: { points: BODIES[body] },
    camera: CAMERA,
  });
  const { loop } = diagram;
  const points = () => diagram.values.points;
  const show = (next: BodyId) => {
    setShown(next);
    setChosen(0);
    diagram.set({ points: BODIES[next] });
  };
  const change = (index: number, changed: Partial<MassPoint>) =>
    diagram.set({ points: points().map((point, k) => (k === index ? { ...point, ...changed } : point)) });
  const now = () => points()[Math.min(chosen, points().length - 1)] ?? { mass: 1, position: [0, 0, 0] };
  const state: FigureState<v.InferOutput<typeof SCHEMA>> = {
    schema: SCHEMA,
    current: () => ({
      body: shown,
      masses: points().map(({ mass, position }): Row => [mass, ...position]),
    }),
    apply: ({ body: wanted = shown, masses = [] }) => {
      if (masses.length > BODIES[wanted].length)
        throw new StateError("masses", `no more than the ${BODIES[wanted].length} of this body`);
      show(wanted);
      for (const [k, [mass, ...position]] of masses.entries()) change(k, { mass, position });
    },
  };

  return (
    <DiagramFigure
      id={id}
      loop={loop}
      state={state}
      onReset={() => show(body)}
      actions={<Select label="Body" hideLabel value={shown} options={CHOICES} onChange={show} />}
      pictures={
        <div className="pictures pictures-1">
          <div className="with-drag-handles">
            <PictureView
              loop={loop}
              marks={() => massMarks(massesOf(points()))}
              describe={() => describe(massesOf(points()))}
            />
            {BODIES[shown].map(({ mass, position }, k) => (
              <DragHandle
                // The same places in the same order for as long as the body is the same.
                key={`${shown} ${mass} ${position.join(" ")}`}
                loop={loop}
                label={`Mass ${k + 1}`}
                value={() => placeText(points()[k]?.position ?? position)}
                term="position"
                place={() => points()[k]?.position ?? position}
                onMove={(place_W) => {
                  setChosen(k);
                  change(k, { position: within(place_W) });
                }}
              />
            ))}
          </div>
        </div>
      }
    >
      <div className="masses-below">
        <div className="sliders">
          <fieldset className="slider-group">
            <Select
              label="Mass to set"
              value={String(chosen)}
              options={BODIES[shown].map((_, k) => ({ value: String(k), text: `Mass ${k + 1}` }))}
              onChange={(index) => {
                setChosen(Number(index));
                loop.invalidate();
              }}
            />
            <Slider
              label="How heavy it is"
              term="mass"
              min={LIGHTEST}
              max={HEAVIEST}
              step={0.05}
              value={() => now().mass}
              text={(mass) => `${decimals(mass, 2)} kg`}
              onInput={(mass) => change(chosen, { mass })}
            >
              <i>m</i>
            </Slider>
          </fieldset>
          <VectorSliders
            term="position"
            name="Where it is"
            symbol="r"
            unit="m"
            reach={[REACH, REACH, REACH]}
            value={() => now().position}
            onInput={(position) => change(chosen, { position })}
          />
        </div>
        <div className="matrices">
          <MatrixTable label="Inertia tensor I, in kg m²" entries={() => entriesOf(massesOf(points()))}>
            <i>I</i> <span className="unit">[{TERMS.inertia.unit}]</span>
          </MatrixTable>
        </div>
      </div>
      <Readouts rows={ROWS} columns={() => columnsNow(massesOf(points()))} />
    </DiagramFigure>
  );
}

/** Kept inside the cube that the sliders span. */
function within(place: Vec3): Vec3 {
  return mapVec(place, (part) => clamp(part, -REACH, REACH));
}

function placeText(place: Vec3): string {
  return place.map((part) => decimals(part, 2)).join(", ");
}

function entriesOf({ inertia }: Followed): string[] {
  return inertia.map((entry) => decimals(entry, 3));
}

const ROWS: readonly ReadoutRow[] = [
  { quantity: "mass", name: "Mass", unit: "kg", term: "mass" },
  { quantity: "centre", name: "Centre of mass", unit: "m" },
  { quantity: "moments", name: "Principal moments", unit: TERMS.inertia.unit, term: "inertia" },
  {
    quantity: "momentum",
    name: "Angular momentum",
    symbol: TERMS.momentum.symbol,
    unit: TERMS.momentum.unit,
    term: "momentum",
  },
  { quantity: "angle", name: "Its angle to the axle", unit: "", term: "momentum" },
];

function columnsNow({ mass, centre_W, principal, momentum_W }: Followed): ReadoutColumn[] {
  const vector = (value: Vec3) => ({ value, parts: value.map((part) => decimals(part, 3)) });
  const angle = angleBetween(momentum_W, OMEGA_W);
  return [
    {
      lane: "a",
      heading: "Now",
      cells: {
        mass: { value: mass, parts: [decimals(mass, 2)] },
        centre: vector(centre_W),
        moments: vector(principal.moments),
        momentum: vector(momentum_W),
        angle: { value: angle, parts: [degrees(angle)] },
      },
    },
  ];
}

function describe({ given, principal, momentum_W }: Followed): string {
  const moments = principal.moments.map((moment) => decimals(moment, 2)).join(", ");
  return `${given.length} masses turn about an upright axle through their centre. The principal moments are ${moments} kg m². The angular momentum stands ${degrees(angleBetween(momentum_W, OMEGA_W))} from the axle.`;
}

/** Point masses that the reader moves, with their tensor, its ellipsoid and its principal axes. */
export const Masses = island("Masses", MassesFigure);
