import { principal } from "../../core/bodies/principal";
import { readings } from "../../core/diagnostics/readings";
import type { Impact } from "../../core/dynamics/contact/index";
import type { System } from "../../core/dynamics/system";
import type { Mat3 } from "../../core/math/mat3";
import type { Quat } from "../../core/math/quat";
import { quatFromAxes } from "../../core/math/quat";
import { addVec, norm, scaleVec, subVec, type Vec3, zeroVec } from "../../core/math/vec3";
import { shownImpacts } from "../../figures/simulation/impacts";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import type { Layer } from "../../figures/simulation/spec";
import { decimals } from "../../format/numbers";
import type { ArrowMark, Mark, Panel } from "../../scene/marks";
import { TERMS } from "../../ui/glossary";

/** What is drawn where a body is struck. Marks that have nothing to show are there all the same, too small to be seen. */

/** Metres of the picture for 1 m/s, 1 N s and 1 kg⁻¹. */
const SCALE = { velocity: 0.11, impulse: 0.13, response: 0.055 } as const;

export const CONTACT_LAYERS: readonly Layer[] = [
  { id: "touching", name: "Touching vertices", label: "touching vertices", shownAtFirst: true },
  {
    id: "velocities",
    name: "Velocity of the contact point, before and after",
    label: "u, u′",
    term: "contactVelocity",
    shownAtFirst: true,
  },
  { id: "impulse", name: "Impulse j", label: "j", term: "impulse", shownAtFirst: true },
  {
    id: "response",
    name: "Ellipsoid of K",
    label: "ellipsoid of K",
    term: "response",
    shownAtFirst: true,
  },
  { id: "trail", name: "Way of the centre", label: "way of the centre", shownAtFirst: true },
];

/** The impact that is drawn with its arrows: of several in a frame, the strongest. */
export function strongest(impacts: readonly Impact[]): Impact | null {
  const [found] = [...impacts].sort((a, b) => norm(b.impulse_W) - norm(a.impulse_W));
  return found ?? null;
}

/** The marks of the impact that shows now, if there is one. */
export function contactMarks(view: LaneView, shown: ReadonlySet<string>): Mark[] {
  const impacts = shownImpacts(view);
  const main = strongest(impacts);
  const at_W = main ? addVec(main.position_W, main.arm_W) : zeroVec;
  return [
    ...(shown.has("response") ? [ellipsoid(main, at_W)] : []),
    ...(shown.has("touching") ? touching(impacts, main, at_W) : []),
    ...(shown.has("velocities") ? velocities(main, at_W) : []),
    ...(shown.has("impulse")
      ? [arrow("impulse", "impulse", at_W, scaleVec(SCALE.impulse, main?.impulse_W ?? zeroVec))]
      : []),
  ];
}

/** What impulses of one size in all directions make of the velocity: their tips lie on this ellipsoid. */
function ellipsoid(main: Impact | null, at_W: Vec3): Mark {
  const { moments, q_WB } = main ? axesOf(main.response) : NO_AXES;
  return {
    kind: "ellipsoid",
    key: "response",
    position_W: at_W,
    q_WB,
    semiAxes: scaleVec(SCALE.response, moments),
    colour: "exact",
    showsSections: main !== null,
  };
}

const NO_AXES: { readonly moments: Vec3; readonly q_WB: Quat } = { moments: [0, 0, 0], q_WB: [1, 0, 0, 0] };

function axesOf(response: Mat3): typeof NO_AXES {
  const { moments, axes_B } = principal(response);
  const [a, b, c] = axes_B;
  return { moments, q_WB: quatFromAxes(a, b, c) };
}

/** How far the stroke that marks a vertex stands out of the body [m]. */
const STROKE = 0.016;

function touching(impacts: readonly Impact[], main: Impact | null, at_W: Vec3): Mark[] {
  const strokes = impacts.flatMap(({ position_W, touching_W }) =>
    touching_W.map((arm_W) => strokeAt(position_W, arm_W)),
  );
  return [
    {
      kind: "curve",
      key: "touching",
      paths_W: strokes,
      colour: "impulse",
      dashed: false,
      weight: "main",
    },
    { kind: "point", key: "mean", at_W, scale: main ? 1 : 0, colour: "impulse", label: "" },
  ];
}

/** From the vertex outwards, so that the surface does not swallow it. */
function strokeAt(centre_W: Vec3, arm_W: Vec3): Vec3[] {
  const outer_W = scaleVec(1 + STROKE / norm(arm_W), arm_W);
  return [addVec(centre_W, arm_W), addVec(centre_W, outer_W)];
}

/** The velocity before ends where the body is struck; the velocity after starts there. */
function velocities(main: Impact | null, at_W: Vec3): Mark[] {
  const before_W = scaleVec(SCALE.velocity, main?.velocity_W ?? zeroVec);
  const after_W = scaleVec(SCALE.velocity, main?.velocityAfter_W ?? zeroVec);
  return [
    { ...arrow("contactVelocity", "before", subVec(at_W, before_W), before_W), labelledAtTail: true },
    { ...arrow("contactVelocity", "after", at_W, after_W), label: `${TERMS.contactVelocity.symbol}′` },
  ];
}

function arrow(term: "impulse" | "contactVelocity", key: string, tail_W: Vec3, span_W: Vec3): ArrowMark {
  const colour = term === "impulse" ? "impulse" : "velocity";
  return { kind: "arrow", key, tail_W, span_W, colour, label: TERMS[term].symbol, ghost: false, term };
}

/** The planes as panels and, below the body, the floor's shadow. */
export function planeMarks({ planes }: System, panels: readonly Panelled[]): Mark[] {
  return planes.flatMap(({ normal_W }, index): Mark[] => {
    const panel = panels[index];
    if (!panel) return [];
    const { centre_W, across_W, along_W, cells, offset } = panel;
    const radius = norm(across_W);
    return [
      {
        kind: "plane",
        key: `plane ${index}`,
        centre_W,
        normal_W,
        radius,
        panel: { across_W, along_W, cells, ...(offset && { offset }) },
      },
      ...(normal_W[1] > 0.9
        ? [{ kind: "ground", key: `shadow ${index}`, centre_W, radius, bare: true } as const]
        : []),
    ];
  });
}

/** The part of a plane that is drawn. */
export interface Panelled extends Panel {
  readonly centre_W: Vec3;
}

/** The impact that shows now, in words; what else is to be seen if there is none. */
export function describeContact(view: LaneView): string {
  const impacts = shownImpacts(view);
  const main = strongest(impacts);
  const { position, velocity, energy } = readings(view.system, view.state);
  const spoken = (v: Vec3) => v.map((part) => decimals(part, 2)).join(", ");
  const flight = `The centre of mass is at ${spoken(position)} metres and moves with ${spoken(velocity)} metres a second; the kinetic energy is ${decimals(energy, 2)} joules.`;
  if (!main) return flight;
  const vertices = impacts.reduce((sum, { touching_W }) => sum + touching_W.length, 0);
  const several = impacts.length > 1 ? ` in ${impacts.length} impulses, the strongest` : ", the impulse";
  const change = main.energyLost < 0 ? "gains" : "loses";
  return `${flight} Struck at ${vertices} ${vertices === 1 ? "vertex" : "vertices"}${several} ${spoken(main.impulse_W)} newton seconds: the contact point’s velocity goes from ${spoken(main.velocity_W)} to ${spoken(main.velocityAfter_W)}, and the body ${change} ${decimals(Math.abs(main.energyLost), 2)} joules.`;
}
