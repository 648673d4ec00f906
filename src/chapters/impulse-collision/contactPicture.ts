import { principal } from "../../core/bodies/principal";
import { readings } from "../../core/diagnostics/readings";
import type { Impact } from "../../core/dynamics/contact/index";
import { quatFromAxes } from "../../core/math/quat";
import { addVec, norm, scaleVec, subVec, type Vec3, zeroVec } from "../../core/math/vec3";
import { vectorText } from "../../figures/diagram/vectorText";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import type { Layer } from "../../figures/simulation/spec";
import { decimals } from "../../format/numbers";
import { GAP } from "../../language/strings/en";
import type { ArrowMark, Mark } from "../../scene/marks";
import { TERMS } from "../../ui/glossary";
import { arrow, curve, ellipsoid } from "../shared/marks";
import { strings } from "./strings/en";

/* The marks of an impact are always there, of length 0 while there is none: no three.js object is made while it plays. */

/** Metres of the picture for 1 m/s, 1 N s and 1 kg⁻¹. */
const SCALE = { velocity: 0.11, impulse: 0.13, response: 0.055 } as const;

const { layers } = strings;

export const CONTACT_LAYERS: readonly Layer[] = [
  { id: "touching", ...layers.touching, shownAtFirst: true },
  { id: "velocities", ...layers.velocities, label: "u⁻, u⁺", term: "contactVelocity", shownAtFirst: true },
  { id: "impulse", ...layers.impulse, label: "j", term: "impulse", shownAtFirst: true },
  { id: "response", ...layers.response, term: "response", shownAtFirst: true },
  { id: "trail", ...layers.trail, shownAtFirst: true },
];

export const VELOCITY_LABELS = {
  before: `${TERMS.contactVelocity.symbol}⁻`,
  after: `${TERMS.contactVelocity.symbol}⁺`,
} as const;

function strongest(impacts: readonly Impact[]): Impact | null {
  const [found] = [...impacts].sort((a, b) => norm(b.impulse_W) - norm(a.impulse_W));
  return found ?? null;
}

/** An impact takes no time, and must be seen [s]. */
const SHOWN_FOR = 0.3;

/** Of the present frame or, if it has none, the latest that still show. */
function shownImpacts({ system, past, impactsAfter }: LaneView): readonly Impact[] {
  const frames = Math.ceil(SHOWN_FOR / system.scenario.dt);
  const whole = past.slice(0, -1).slice(-1 - frames);
  for (const { frame } of whole.reverse()) {
    const impacts = impactsAfter(frame);
    if (impacts.length > 0) return impacts;
  }
  return [];
}

export function contactMarks(view: LaneView, shown: ReadonlySet<string>): Mark[] {
  const impacts = shownImpacts(view);
  const main = strongest(impacts);
  const at_W = main ? addVec(main.position_W, main.arm_W) : zeroVec;
  const before_W = scaleVec(SCALE.velocity, main?.velocity_W ?? zeroVec);
  const after_W = scaleVec(SCALE.velocity, main?.velocityAfter_W ?? zeroVec);
  const impulse_W = scaleVec(SCALE.impulse, main?.impulse_W ?? zeroVec);
  return [
    ...(shown.has("response") ? [responseMark(main, at_W)] : []),
    ...(shown.has("touching") ? touching(impacts, main, at_W) : []),
    ...(shown.has("velocities") ? velocityArrows(at_W, before_W, after_W) : []),
    ...(shown.has("impulse") ? [contactArrow("impulse", "impulse", at_W, impulse_W)] : []),
  ];
}

/** K times every impulse of one size: the changes of velocity end on this ellipsoid. */
function responseMark(main: Impact | null, position_W: Vec3): Mark {
  if (!main) return ellipsoid("response", "exact", zeroVec, { position_W, showsSections: false });
  const { moments, axes_B } = principal(main.response);
  const [a, b, c] = axes_B;
  const q_WB = quatFromAxes(a, b, c);
  return ellipsoid("response", "exact", scaleVec(SCALE.response, moments), { position_W, q_WB });
}

const STROKE = 0.016;

function touching(impacts: readonly Impact[], main: Impact | null, at_W: Vec3): Mark[] {
  const strokes = impacts.flatMap(({ position_W, touching_W }) =>
    touching_W.map((arm_W) => strokeAt(position_W, arm_W)),
  );
  return [
    curve("touching", strokes, "impulse"),
    { kind: "point", key: "mean", at_W, scale: main ? 1 : 0, colour: "impulse", label: "" },
  ];
}

/** From the vertex outwards, so that the surface does not hide it. */
function strokeAt(centre_W: Vec3, arm_W: Vec3): Vec3[] {
  const outer_W = scaleVec(1 + STROKE / norm(arm_W), arm_W);
  return [addVec(centre_W, arm_W), addVec(centre_W, outer_W)];
}

/** The velocity before ends where the body is struck, where the one after starts. */
export function velocityArrows(at_W: Vec3, before_W: Vec3, after_W: Vec3): [ArrowMark, ArrowMark] {
  const before = contactArrow("contactVelocity", "before", subVec(at_W, before_W), before_W);
  const after = contactArrow("contactVelocity", "after", at_W, after_W);
  return [
    { ...before, label: VELOCITY_LABELS.before, labelAt: "tail" },
    { ...after, label: VELOCITY_LABELS.after },
  ];
}

export function contactArrow(
  term: "impulse" | "contactVelocity",
  key: string,
  tail_W: Vec3,
  span_W: Vec3,
): ArrowMark {
  const colour = term === "impulse" ? "impulse" : "velocity";
  return arrow(key, tail_W, span_W, colour, TERMS[term].symbol, { term });
}

export function describeContact(view: LaneView): string {
  const impacts = shownImpacts(view);
  const main = strongest(impacts);
  const { position, velocity, energy } = readings(view.system, view.state);
  const flight = strings.describeFlight(vectorText(position), vectorText(velocity), decimals(energy, 2));
  if (!main) return flight;
  const impact = strings.describeImpact({
    vertices: impacts.reduce((sum, { touching_W }) => sum + touching_W.length, 0),
    impulses: impacts.length,
    impulse: vectorText(main.impulse_W),
    before: vectorText(main.velocity_W),
    after: vectorText(main.velocityAfter_W),
    isLoss: main.energyLost >= 0,
    energy: decimals(Math.abs(main.energyLost), 2),
  });
  return `${flight}${GAP}${impact}`;
}
