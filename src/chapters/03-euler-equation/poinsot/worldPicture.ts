import type { MassProperties } from "../../../core/bodies/massProperties";
import { readings } from "../../../core/diagnostics/readings";
import type { State } from "../../../core/dynamics/state";
import {
  identityQuat,
  mulQuat,
  normaliseQuat,
  type Quat,
  quatFromAxes,
  rotate,
} from "../../../core/math/quat";
import { addVec, cross, dot, norm, normaliseVec, scaleVec, type Vec3 } from "../../../core/math/vec3";
import type { LaneView } from "../../../figures/simulation/SimulationDriver";
import type { Mark } from "../../../scene/marks";
import { TERMS } from "../../../ui/glossary";
import { closed } from "../../shared/polhodeFamily";
import {
  type Construction,
  construction,
  type InvariablePlane,
  invariablePlane,
  spinOf,
} from "./construction";

/**
 * Poinsot's picture in the world: the space of angular velocities. The inertia ellipsoid Σ I_i ω_i² = 2E turns with the
 * body and rolls upon the invariable plane. The picture is the world turned once and for all, so that the start's L
 * points straight down and the plane is level.
 */

/** How much of the framed sphere the picture may take sideways and upwards. */
const FILLED = { longest: 0.95, height: 0.78 } as const;

/** By how much the middle is raised, for the disc below to have room. */
const RAISED = 0.06;
const DISC_BEYOND = 1.3;
const SMALLEST_DISC = 0.5;

/** How the picture is made of the world: turned, scaled, and raised a little. */
interface Setting {
  readonly q_PW: Quat;
  readonly scale: number;
  readonly centre: Vec3;
  readonly plane: InvariablePlane;
}

export function worldMarks(view: LaneView, shown: ReadonlySet<string>): readonly Mark[] {
  const found = construction(view);
  if (!found) return [];
  const setting = settingFor(found);
  const show = (layer: string, ...marks: Mark[]) => (shown.has(layer) ? marks : []);
  return [
    ...planeMarks(setting, shown),
    ...show("energy", inertiaEllipsoid(found, view, setting)),
    ...show("true", polhodeMark("world true", "exact", found, view, setting)),
    ...show("present", polhodeMark("world present", "omega", found, view, setting)),
    ...show("herpolhode", herpolhode(view, setting)),
    ...vectors(found, view, shown, setting),
    ...show("omega", ...contact(view, setting)),
  ];
}

/**
 * Rolling on its plane, the ellipsoid never reaches above the plane's distance from the centre, nor sideways beyond its
 * longest semi-axis. A lane that gains energy is drawn smaller, to keep it in the picture.
 */
function settingFor(found: Construction): Setting {
  const { body, start, now } = found;
  const plane = invariablePlane(found);
  const longest = Math.sqrt((2 * Math.max(start.energy, now.energy)) / body.principal.moments[0]);
  const height = Math.max(plane.height, now.momentum === 0 ? 0 : (2 * now.energy) / now.momentum);
  const scale = Math.min(FILLED.longest / longest, FILLED.height / height);
  return { q_PW: turnDown(start.momentum_W), scale, centre: [0, RAISED, 0], plane };
}

/** A rotation that takes a direction to straight down: the shortest, after a half turn for one that points up. */
function turnDown(v_W: Vec3): Quat {
  const halfTurn: Quat = v_W[1] > 0 ? [0, 1, 0, 0] : identityQuat;
  const from = normaliseVec(rotate(halfTurn, v_W));
  const down: Vec3 = [0, -1, 0];
  return mulQuat(normaliseQuat([1 + dot(from, down), ...cross(from, down)]), halfTurn);
}

function toPicture({ q_PW, scale, centre }: Setting, omega_W: Vec3): Vec3 {
  return addVec(centre, scaleVec(scale, rotate(q_PW, omega_W)));
}

/** The plane at 2E/|L|, and upon it the two rings between which the true herpolhode runs. */
function planeMarks(setting: Setting, shown: ReadonlySet<string>): Mark[] {
  const { plane, scale, centre } = setting;
  const foot = addVec(centre, [0, -scale * plane.height, 0]);
  const [inner, outer] = plane.reach;
  const radius = Math.max(SMALLEST_DISC, DISC_BEYOND * scale * outer);
  const bounds = [inner, outer].filter((reach) => reach > 1e-6 * plane.height);
  const disc: Mark = { kind: "plane", key: "world plane", centre_W: foot, normal_W: [0, 1, 0], radius };
  if (!shown.has("herpolhode") || !shown.has("true")) return [disc];
  const rings: Mark = {
    kind: "curve",
    key: "world rings",
    paths_W: bounds.map((reach) => ring(foot, scale * reach)),
    colour: "exact",
    dashed: false,
    weight: "thin",
  };
  return [disc, rings];
}

const RING_POINTS = 72;

function ring([x, y, z]: Vec3, radius: number): Vec3[] {
  return Array.from({ length: RING_POINTS + 1 }, (_, k) => {
    const angle = (2 * Math.PI * k) / RING_POINTS;
    return [x + radius * Math.cos(angle), y, z + radius * Math.sin(angle)];
  });
}

/** From the body's principal axes to the picture's. */
function turnOfPrincipal({ principal }: MassProperties, { q_WB }: State, { q_PW }: Setting): Quat {
  const [x, y, z] = principal.axes_B;
  const q_BP = quatFromAxes(x, y, z);
  return mulQuat(q_PW, mulQuat(q_WB, q_BP));
}

/** Semi-axes √(2E / I_i) along the body's principal axes. */
function inertiaEllipsoid({ body, now }: Construction, { state }: LaneView, setting: Setting): Mark {
  const [least, middle, greatest] = body.principal.moments;
  const semiAxis = (moment: number) => setting.scale * Math.sqrt((2 * now.energy) / moment);
  return {
    kind: "ellipsoid",
    key: "world energy",
    position_W: setting.centre,
    q_WB: turnOfPrincipal(body, state, setting),
    semiAxes: [semiAxis(least), semiAxis(middle), semiAxis(greatest)],
    colour: "energy",
    showsSections: true,
  };
}

/** A polhode as a curve of angular velocities, turned with the body. */
function polhodeMark(
  key: string,
  colour: "exact" | "omega",
  { body, start, now }: Construction,
  { state }: LaneView,
  setting: Setting,
): Mark {
  const { curve } = colour === "exact" ? start : now;
  const turn = turnOfPrincipal(body, state, setting);
  const path_W = closed(curve.momenta_B).map((momentum_P) =>
    addVec(setting.centre, scaleVec(setting.scale, rotate(turn, spinOf(body, momentum_P)))),
  );
  return { kind: "curve", key, paths_W: [path_W], colour, dashed: colour === "omega", weight: "main" };
}

function herpolhode({ past }: LaneView, setting: Setting): Mark {
  const points_W = past.map((state) => toPicture(setting, state.omega_W));
  return { kind: "trail", key: "herpolhode", colour: "omega", points_W };
}

/** The tip of ω, where the ellipsoid touches its plane or should, and the plumb line to the plane's point below it. */
function contact({ state }: LaneView, setting: Setting): Mark[] {
  const tip = toPicture(setting, state.omega_W);
  const foot: Vec3 = [tip[0], setting.centre[1] - setting.scale * setting.plane.height, tip[2]];
  return [
    { kind: "curve", key: "gap", paths_W: [[tip, foot]], colour: "exact", dashed: false, weight: "main" },
    { kind: "point", key: "foot", at_W: foot, colour: "exact", label: "" },
    { kind: "point", key: "contact", at_W: tip, colour: "omega", label: "" },
  ];
}

/** ω to the point of contact, and L along the normal, drawn so long that the start's reaches the plane. */
function vectors(
  { start }: Construction,
  { system, state }: LaneView,
  shown: ReadonlySet<string>,
  setting: Setting,
): Mark[] {
  const { q_PW, scale, centre, plane } = setting;
  const momentumScale = (scale * plane.height) / start.momentum;
  const momentum = scaleVec(momentumScale, rotate(q_PW, readings(system, state).angularMomentum));
  const omega = scaleVec(scale, rotate(q_PW, state.omega_W));
  const arrow = (key: "momentum" | "omega", span_W: Vec3): Mark => ({
    kind: "arrow",
    key: `world ${key}`,
    tail_W: centre,
    span_W,
    colour: key,
    label: TERMS[key].symbol,
    ghost: false,
  });
  return [
    ...(shown.has("momentum") ? [arrow("momentum", momentum)] : []),
    ...(shown.has("omega") && norm(omega) > 0 ? [arrow("omega", omega)] : []),
  ];
}
