import { useState } from "react";
import * as v from "valibot";
import type { MassPoint } from "../../../core/bodies/points";
import { clamp } from "../../../core/math/scalar";
import { mapVec, type Vec3 } from "../../../core/math/vec3";
import { useDiagram } from "../../../figures/diagram/useDiagram";
import { type FigureState, numberWithin, oneOf, StateError } from "../../../figures/frame/figureState";
import type { RenderLoop } from "../../../figures/pictures/RenderLoop";
import { plain } from "../../../format/numbers";
import type { Camera } from "../../../scene/camera";
import { strings } from "../strings/en";
import { BODIES, type BodyId } from "./picture";

const { expected } = strings.masses;

const CAMERA: Camera = { target_W: [0, 0.05, 0], radius: 1.25, azimuth: 0.42, elevation: 0.3, zoom: 1 };

/** The greatest component of a mass's position, either way [m]. */
export const REACH = 1;

/** Bounds of a mass [kg]. */
export const LIGHTEST = 0.1;
export const HEAVIEST = 3;

/** A mass as a link has it. */
type MassRow = [mass: number, x: number, y: number, z: number];

const BODY_IDS = Object.keys(BODIES) as BodyId[];
const MOST_MASSES = 8;
const ROW = expected.mass(plain(LIGHTEST), plain(HEAVIEST), plain(REACH));
const component = v.pipe(v.number(ROW), v.minValue(-REACH, ROW), v.maxValue(REACH, ROW));
const row = v.tuple([numberWithin(LIGHTEST, HEAVIEST), component, component, component], ROW);
const SCHEMA = v.strictObject({
  body: v.optional(oneOf(BODY_IDS)),
  /** Of each mass of the body, in order. */
  masses: v.optional(v.pipe(v.array(row, expected.list), v.maxLength(MOST_MASSES, expected.atMost))),
});

/** Masses that the reader moves, one of which the sliders set. */
export interface MassesDiagram {
  readonly loop: RenderLoop;
  readonly points: () => readonly MassPoint[];
  /** The body that the masses belong to. */
  readonly body: BodyId;
  /** Shows a body as it is at first. */
  readonly show: (body: BodyId) => void;
  /** The place of the chosen mass among the points, and the mass itself. */
  readonly chosen: number;
  readonly chosenMass: () => MassPoint;
  readonly choose: (index: number) => void;
  readonly change: (index: number, changed: Partial<MassPoint>) => void;
  /** Chooses a mass and moves it, within the cube that the sliders span. */
  readonly drag: (index: number, position: Vec3) => void;
  readonly state: FigureState<v.InferOutput<typeof SCHEMA>>;
}

export function useMasses(initial: BodyId): MassesDiagram {
  const [body, setBody] = useState<BodyId>(initial);
  const [chosen, setChosen] = useState(0);
  const diagram = useDiagram<{ readonly points: readonly MassPoint[] }>({
    initial: { points: BODIES[initial] },
    camera: CAMERA,
  });
  const points = () => diagram.values.points;
  const show = (next: BodyId) => {
    setBody(next);
    setChosen(0);
    diagram.set({ points: BODIES[next] });
  };
  const change = (index: number, changed: Partial<MassPoint>) =>
    diagram.set({ points: points().map((point, k) => (k === index ? { ...point, ...changed } : point)) });
  return {
    loop: diagram.loop,
    points,
    body,
    show,
    chosen,
    chosenMass: () => points()[Math.min(chosen, points().length - 1)] ?? { mass: 1, position: [0, 0, 0] },
    choose: (index) => {
      setChosen(index);
      diagram.loop.invalidate();
    },
    change,
    drag: (index, position) => {
      setChosen(index);
      change(index, { position: mapVec(position, withinReach) });
    },
    state: {
      schema: SCHEMA,
      current: () => ({ body, masses: points().map(rowOf) }),
      apply: ({ body: next = body, masses = [] }) => {
        const count = BODIES[next].length;
        if (masses.length > count) throw new StateError("masses", expected.ofThisBody(plain(count)));
        show(next);
        for (const [k, [mass, ...position]] of masses.entries()) change(k, { mass, position });
      },
    },
  };
}

function rowOf({ mass, position }: MassPoint): MassRow {
  return [mass, ...position];
}

function withinReach(component: number): number {
  return clamp(component, -REACH, REACH);
}
