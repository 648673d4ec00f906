import { type ReactNode, useState } from "react";
import * as v from "valibot";
import { exponentialMap } from "../../core/dynamics/orientation/exponentialMap";
import { identityQuat, rotate } from "../../core/math/quat";
import {
  addVec,
  angleBetween,
  clampNorm,
  cross,
  norm,
  projectOnto,
  scaleVec,
  subVec,
  type Vec3,
} from "../../core/math/vec3";
import { DiagramFigure } from "../../figures/diagram/DiagramFigure";
import { useDiagram } from "../../figures/diagram/useDiagram";
import { VectorSliders } from "../../figures/diagram/VectorSliders";
import { boolean, type FigureState, vectorWithin } from "../../figures/frame/figureState";
import { island } from "../../figures/frame/island";
import { DragHandle } from "../../figures/pictures/DragHandle";
import { PictureView } from "../../figures/pictures/PictureView";
import { decimals, degrees } from "../../format/numbers";
import type { Camera } from "../../scene/camera";
import type { Mark } from "../../scene/marks";
import { TERMS } from "../../ui/glossary";
import { type ReadoutColumn, type ReadoutRow, Readouts } from "../../ui/Readouts";

/** What the reader sets: a place fixed in a body, and how the body turns. */
interface Values {
  readonly r_W: Vec3;
  readonly omega_W: Vec3;
}

/** The same with everything that follows from it. */
interface Parts extends Values {
  readonly along_W: Vec3;
  readonly across_W: Vec3;
  readonly velocity_W: Vec3;
}

function partsOf({ r_W, omega_W }: Values): Parts {
  const along_W = projectOnto(r_W, omega_W);
  return {
    r_W,
    omega_W,
    along_W,
    across_W: subVec(r_W, along_W),
    velocity_W: cross(omega_W, r_W),
  };
}

const AT_FIRST: Values = { r_W: [0.75, 0.7, 0.35], omega_W: [0, 2, 0] };
const CAMERA: Camera = { target_W: [0, 0.42, 0], radius: 1.12, azimuth: 0.35, elevation: 0.34, zoom: 1 };

/** The longest that the reader may make them; a spin shorter than the least has no direction to speak of. */
const LONGEST = { r: 1.3, omega: 3 } as const;
const SLOWEST = 0.2;
const SCHEMA = v.strictObject({
  r: v.optional(vectorWithin(LONGEST.r)),
  omega: v.optional(vectorWithin(LONGEST.omega)),
  play: v.optional(boolean),
});

/** Metres of the picture for 1 rad/s, and for 1 m/s. */
const SCALE = { omega: 0.5, velocity: 0.4 } as const;

/** How far the axis is drawn beyond the centre [m]. */
const AXIS = 1.35;

const CENTRE: Vec3 = [0, 0, 0];

function DecompositionFigure({ id }: { readonly id: string }): ReactNode {
  const [playing, setPlaying] = useState(false);
  const diagram = useDiagram({
    initial: AT_FIRST,
    camera: CAMERA,
    elapse: (turning, seconds) => {
      turning.values = turnedOn(turning.values, seconds);
    },
  });
  const { loop } = diagram;
  const set = (changed: Partial<Values>) => {
    const r_W = clampNorm(changed.r_W ?? diagram.values.r_W, LONGEST.r);
    const asked_W = clampNorm(changed.omega_W ?? diagram.values.omega_W, LONGEST.omega);
    diagram.set({ r_W, omega_W: norm(asked_W) < SLOWEST ? diagram.values.omega_W : asked_W });
  };
  const play = (on: boolean) => {
    setPlaying(on);
    diagram.play(on);
  };
  const state: FigureState<v.InferOutput<typeof SCHEMA>> = {
    schema: SCHEMA,
    current: () => ({ r: diagram.values.r_W, omega: diagram.values.omega_W }),
    apply: ({ r, omega, play: on }) => {
      set({ ...(r && { r_W: r }), ...(omega && { omega_W: omega }) });
      if (on !== undefined) play(on);
    },
  };

  return (
    <DiagramFigure
      id={id}
      loop={loop}
      state={state}
      onTogglePlay={() => play(!playing)}
      playing={playing}
      onReset={() => {
        play(false);
        set(AT_FIRST);
      }}
      pictures={
        <div className="pictures pictures-1">
          <div className="with-drag-handles">
            <PictureView
              loop={loop}
              marks={() => marksOf(partsOf(diagram.values))}
              describe={() => describe(partsOf(diagram.values))}
            />
            <DragHandle
              loop={loop}
              label="Tip of r"
              value={() => places(diagram.values.r_W)}
              term="position"
              place={() => diagram.values.r_W}
              onMove={(r_W) => set({ r_W })}
            />
            <DragHandle
              loop={loop}
              label="Tip of ω"
              value={() => places(diagram.values.omega_W)}
              term="omega"
              place={() => scaleVec(SCALE.omega, diagram.values.omega_W)}
              onMove={(tip_W) => set({ omega_W: scaleVec(1 / SCALE.omega, tip_W) })}
            />
          </div>
        </div>
      }
    >
      <div className="sliders">
        <VectorSliders
          term="position"
          name="Position r"
          symbol="r"
          unit="m"
          reach={[LONGEST.r, LONGEST.r, LONGEST.r]}
          value={() => diagram.values.r_W}
          onInput={(r_W) => set({ r_W })}
        />
        <VectorSliders
          term="omega"
          name="Angular velocity ω"
          symbol="ω"
          unit="rad/s"
          reach={[LONGEST.omega, LONGEST.omega, LONGEST.omega]}
          value={() => diagram.values.omega_W}
          onInput={(omega_W) => set({ omega_W })}
        />
      </div>
      <Readouts rows={ROWS} columns={() => columnsNow(diagram.values)} />
    </DiagramFigure>
  );
}

/** The point carried on by the turn of some seconds. */
function turnedOn({ r_W, omega_W }: Values, seconds: number): Values {
  return { r_W: rotate(exponentialMap(identityQuat, omega_W, seconds), r_W), omega_W };
}

function marksOf(parts: Parts): readonly Mark[] {
  return [...circleMarks(parts), ...arrowMarks(parts)];
}

/** The axis, and the circle that the point runs on with its disc. */
function circleMarks({ omega_W, along_W, across_W }: Parts): readonly Mark[] {
  const normal_W = scaleVec(1 / norm(omega_W), omega_W);
  const radius = norm(across_W);
  const axis_W = scaleVec(AXIS, normal_W);
  return [
    { kind: "plane", key: "plane", centre_W: along_W, normal_W, radius },
    {
      kind: "curve",
      key: "axis",
      paths_W: [[scaleVec(-0.4, axis_W), axis_W]],
      colour: "axis",
      dashed: true,
      weight: "thin",
    },
    {
      kind: "curve",
      key: "circle",
      paths_W: [circle(along_W, across_W, omega_W)],
      colour: "position",
      dashed: false,
      weight: "main",
    },
  ];
}

function arrowMarks({ r_W, omega_W, along_W, across_W, velocity_W }: Parts): readonly Mark[] {
  const arrow = { kind: "arrow", ghost: false, tail_W: CENTRE } as const;
  return [
    {
      ...arrow,
      key: "omega",
      span_W: scaleVec(SCALE.omega, omega_W),
      colour: "omega",
      label: TERMS.omega.symbol,
    },
    // A sleeve about ω, with which it shares its line.
    {
      ...arrow,
      key: "a",
      span_W: along_W,
      colour: "position",
      label: "a",
      labelledInMiddle: true,
      highlighted: true,
    },
    {
      ...arrow,
      key: "b",
      tail_W: along_W,
      span_W: across_W,
      colour: "position",
      label: "b",
      labelledInMiddle: true,
      ghost: true,
    },
    { ...arrow, key: "r", span_W: r_W, colour: "position", label: "r" },
    {
      ...arrow,
      key: "v",
      tail_W: r_W,
      span_W: scaleVec(SCALE.velocity, velocity_W),
      colour: "velocity",
      label: "ω × r",
    },
  ];
}

const CIRCLE_POINTS = 96;

/** The circle that the point runs on: its across part carried round the axis. */
function circle(centre_W: Vec3, across_W: Vec3, omega_W: Vec3): Vec3[] {
  const turn = (2 * Math.PI) / norm(omega_W);
  return Array.from({ length: CIRCLE_POINTS + 1 }, (_, k) => {
    const attitude = exponentialMap(identityQuat, omega_W, (turn * k) / CIRCLE_POINTS);
    return addVec(centre_W, rotate(attitude, across_W));
  });
}

const ROWS: readonly ReadoutRow[] = [
  { quantity: "r", name: "Position", symbol: "r", unit: "m", term: "position" },
  { quantity: "along", name: "Its part along ω", symbol: "a", unit: "m", term: "along" },
  { quantity: "across", name: "Its part across ω", symbol: "b", unit: "m", term: "across" },
  { quantity: "velocity", name: "Velocity", symbol: "ω × r", unit: "m/s", term: "velocity" },
  { quantity: "speed", name: "Its length", symbol: "|ω × r|", unit: "m/s", term: "velocity" },
  { quantity: "product", name: "The product", symbol: "|ω| |b|", unit: "m/s", term: "velocity" },
];

function columnsNow(values: Values): ReadoutColumn[] {
  const { r_W, omega_W, along_W, across_W, velocity_W } = partsOf(values);
  const vector = (v: Vec3) => ({ value: v, parts: v.map((part) => decimals(part, 3)) });
  const number = (value: number) => ({ value, parts: [decimals(value, 3)] });
  return [
    {
      lane: "a",
      heading: "Now",
      cells: {
        r: vector(r_W),
        along: vector(along_W),
        across: vector(across_W),
        velocity: vector(velocity_W),
        speed: number(norm(velocity_W)),
        product: number(norm(omega_W) * norm(across_W)),
      },
    },
  ];
}

function describe({ r_W, omega_W, across_W, velocity_W }: Parts): string {
  const angle = angleBetween(r_W, omega_W);
  return `A point at r, ${places(r_W)} metres, turns about ω, ${places(omega_W)} radians a second, from which r stands ${degrees(angle)}. It runs on a circle of radius ${decimals(norm(across_W), 2)} metres at ${decimals(norm(velocity_W), 2)} metres a second.`;
}

function places(v: Vec3): string {
  return v.map((part) => decimals(part, 2)).join(", ");
}

/** A point of a turning body: its position split along and across the axis, and its velocity. */
export const Decomposition = island("Decomposition", DecompositionFigure);
