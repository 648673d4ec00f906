import type { ReactNode } from "react";
import * as v from "valibot";
import type { MassPoint } from "../../../core/bodies/points";
import { clamp } from "../../../core/math/scalar";
import { mapVec } from "../../../core/math/vec3";
import { DiagramPicture, VectorSliders } from "../../../figures/diagram/controls";
import { type Diagram, useDiagram, useSetting } from "../../../figures/diagram/Diagram";
import { DiagramFigure } from "../../../figures/diagram/DiagramFigure";
import { Numbers } from "../../../figures/diagram/Numbers";
import type { Setting, ValuesOf } from "../../../figures/diagram/settings";
import { nowColumn, vectorText } from "../../../figures/diagram/vectorText";
import { DragHandle } from "../../../figures/pictures/DragHandle";
import { numberWithin, oneOf, StateError } from "../../../figures/shell/figureState";
import { island } from "../../../figures/shell/island";
import { decimals, plain } from "../../../format/numbers";
import type { Camera } from "../../../scene/camera";
import { TERMS } from "../../../ui/glossary";
import { MatrixTable } from "../../../ui/MatrixTable";
import { Select } from "../../../ui/Select";
import { Slider } from "../../../ui/Slider";
import { strings } from "../strings/en";
import {
  BODIES,
  type BodyId,
  describeMasses,
  MASS_NUMBERS,
  massesOf,
  massMarks,
  tensorEntries,
} from "./picture";

const words = strings.masses;

const CAMERA: Camera = { target_W: [0, 0.05, 0], radius: 1.25, azimuth: 0.42, elevation: 0.3, zoom: 1 };

/** Greatest component of a mass's position, either way [m]. */
const REACH = 1;

/** [kg] */
const LIGHTEST = 0.1;
const HEAVIEST = 3;

const BODY_IDS = ["dumbbell", "four", "box", "lopsided", "cube"] as const satisfies readonly BodyId[];
const MOST_MASSES = 8;

const ROW = words.expected.mass(plain(LIGHTEST), plain(HEAVIEST), plain(REACH));
const component = v.pipe(v.number(ROW), v.minValue(-REACH, ROW), v.maxValue(REACH, ROW));
const row = v.tuple([numberWithin(LIGHTEST, HEAVIEST), component, component, component], ROW);

const MASSES: Pick<Setting<readonly MassPoint[]>, "schema" | "linked"> = {
  schema: v.pipe(
    v.array(row, words.expected.list),
    v.maxLength(MOST_MASSES, words.expected.atMost),
    v.transform((rows) => rows.map(([mass, ...position]): MassPoint => ({ mass, position }))),
  ),
  linked: (masses) => masses.map(({ mass, position }) => [mass, ...position]),
};

const settingsOf = (body: BodyId) => ({
  body: { initial: body, schema: oneOf(BODY_IDS) } as Setting<BodyId>,
  /** Links hold the first of the body's masses; the others are as the body has them. */
  masses: { initial: BODIES[body], ...MASSES } as Setting<readonly MassPoint[]>,
  chosen: { initial: 0 } as Setting<number>,
});

type MassSettings = ReturnType<typeof settingsOf>;
type MassValues = ValuesOf<MassSettings>;

interface MassesProps {
  readonly id: string;
  readonly body: BodyId;
}

function MassesFigure({ id, body }: MassesProps): ReactNode {
  const diagram = useDiagram(settingsOf(body), { camera: CAMERA, follow: followLink });
  const masses = () => massesOf(diagram.values.masses);
  return (
    <DiagramFigure
      id={id}
      diagram={diagram}
      choice={<BodySelect diagram={diagram} />}
      pictures={
        <DiagramPicture
          diagram={diagram}
          marks={(values) => massMarks(massesOf(values.masses))}
          describe={(values) => describeMasses(massesOf(values.masses))}
        >
          <MassHandles diagram={diagram} />
        </DiagramPicture>
      }
      sliders={<MassSliders diagram={diagram} />}
    >
      <div className="matrices">
        <MatrixTable label={words.tensor} entries={() => tensorEntries(masses())}>
          <i>{TERMS.inertia.symbol}</i> <span className="unit">[{TERMS.inertia.unit}]</span>
        </MatrixTable>
      </div>
      <Numbers
        rows={MASS_NUMBERS.rows}
        columns={() => [nowColumn(MASS_NUMBERS.cells(masses()))]}
        matter={["moments", "momentum", "angle"]}
      />
    </DiagramFigure>
  );
}

function followLink({ body, masses = [] }: Partial<MassValues>, present: MassValues): Partial<MassValues> {
  const shown = asAtFirst(body ?? present.body);
  const count = shown.masses.length;
  if (masses.length > count) throw new StateError("masses", words.expected.ofThisBody(plain(count)));
  return { ...shown, masses: [...masses, ...shown.masses.slice(masses.length)] };
}

function asAtFirst(body: BodyId): MassValues {
  return { body, masses: BODIES[body], chosen: 0 };
}

function withMass({ masses }: MassValues, index: number, changed: Partial<MassPoint>): Partial<MassValues> {
  return { masses: masses.map((mass, k) => (k === index ? { ...mass, ...changed } : mass)) };
}

interface PartProps {
  readonly diagram: Diagram<MassSettings>;
}

function BodySelect({ diagram }: PartProps): ReactNode {
  return (
    <Select
      label={words.body}
      value={useSetting(diagram, "body")}
      options={BODY_IDS.map((value) => ({ value, text: words.bodies[value] }))}
      onChange={(body) => diagram.set(asAtFirst(body))}
    />
  );
}

function MassHandles({ diagram }: PartProps): ReactNode {
  const body = useSetting(diagram, "body");
  return BODIES[body].map(({ mass, position }, k) => {
    const place = () => diagram.values.masses[k]?.position ?? position;
    return (
      <DragHandle
        // A body’s initial masses keep their number and order.
        key={`${body} ${mass} ${position.join(" ")}`}
        loop={diagram.loop}
        label={words.mass(plain(k + 1))}
        value={() => vectorText(place())}
        term="position"
        place={place}
        onMove={(place_W) => {
          const within = mapVec(place_W, (along) => clamp(along, -REACH, REACH));
          diagram.set({ ...withMass(diagram.values, k, { position: within }), chosen: k });
        }}
      />
    );
  });
}

function MassSliders({ diagram }: PartProps): ReactNode {
  const body = useSetting(diagram, "body");
  const chosen = useSetting(diagram, "chosen");
  const chosenMass = () => diagram.values.masses[diagram.values.chosen] ?? BODIES[body][0];
  const change = (changed: Partial<MassPoint>) =>
    diagram.set(withMass(diagram.values, diagram.values.chosen, changed));
  return (
    <div className="sliders">
      <fieldset className="slider-group">
        <Select
          label={words.massToSet}
          value={String(chosen)}
          options={BODIES[body].map((_, k) => ({ value: String(k), text: words.mass(plain(k + 1)) }))}
          onChange={(index) => diagram.set({ chosen: Number(index) })}
        />
        <Slider
          label={words.chosenMass}
          term="mass"
          min={LIGHTEST}
          max={HEAVIEST}
          step={0.05}
          value={() => chosenMass().mass}
          text={(mass) => `${decimals(mass, 2)} ${TERMS.mass.unit}`}
          onInput={(mass) => change({ mass })}
        >
          <i>{TERMS.mass.symbol}</i>
        </Slider>
      </fieldset>
      <VectorSliders
        term="position"
        name={words.position}
        reach={[REACH, REACH, REACH]}
        value={() => chosenMass().position}
        onInput={(position) => change({ position })}
      />
    </div>
  );
}

export const Masses = island("Masses", MassesFigure);
