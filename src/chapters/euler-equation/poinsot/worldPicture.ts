import type { MassProperties } from "../../../core/bodies/massProperties";
import { readings } from "../../../core/diagnostics/readings";
import type { State } from "../../../core/dynamics/state";
import { scaleMat } from "../../../core/math/mat3";
import {
  identityQuat,
  mulQuat,
  normaliseQuat,
  type Quat,
  quatFromAxes,
  quatToMat,
  rotate,
} from "../../../core/math/quat";
import {
  addVec,
  cross,
  dot,
  norm,
  normaliseVec,
  scaleVec,
  type Vec3,
  zeroVec,
} from "../../../core/math/vec3";
import type { LaneView } from "../../../figures/simulation/SimulationDriver";
import type { Mark } from "../../../scene/marks";
import { drawnBox } from "../../shared/freeBody";
import { curve, ellipsoid, marksOf, trail, vectorArrow } from "../../shared/marks";
import { closed } from "../../shared/polhodeFamily";
import { drawnThing } from "../../shared/thing";
import {
  angularVelocityOf,
  type Construction,
  construction,
  type InvariablePlane,
  invariablePlane,
} from "./construction";

/**
 * The space of angular velocities. The inertia ellipsoid Σ I_i ω_i² = 2E turns with the body and rolls on the invariable plane. The
 * picture's axes are fixed in the world, with the start's L straight down.
 */

const FILLED = { longest: 0.95, height: 0.78 } as const;

const RAISED = 0.06;
/** The radius of the disc over that of the outer ring, and its least. */
const DISC_BEYOND = 1.3;
const SMALLEST_DISC = 0.5;

/** The map from angular velocities in world axes to the picture: rotation, scale, and the image of 0. */
interface PictureMap {
  readonly q_PW: Quat;
  readonly scale: number;
  readonly centre: Vec3;
  readonly plane: InvariablePlane;
}

export function worldMarks(view: LaneView, shown: ReadonlySet<string>): readonly Mark[] {
  const found = construction(view);
  if (!found) return [];
  const map = pictureMapFor(found);
  if (!OF_VELOCITIES.some((layer) => shown.has(layer))) return bodyItself(found, view, shown, map);
  const show = (layer: string, ...marks: Mark[]) => (shown.has(layer) ? marks : []);
  return [
    ...planeMarks(map, shown),
    ...show("energy", ...ellipsoidMarks(found, view, map, shown)),
    ...show("herpolhode", herpolhode(view, map)),
    ...vectors(found, view, shown, map),
    ...show("omega", ...contact(view, map)),
  ];
}

const OF_VELOCITIES = ["energy", "omega", "herpolhode"];

const BODY = { reach: 0.72, momentum: 0.74, ground: -0.8, across: 0.58 } as const;

function bodyItself(
  { start }: Construction,
  view: LaneView,
  shown: ReadonlySet<string>,
  { q_PW }: PictureMap,
): Mark[] {
  const { system, state } = view;
  const drawn = drawnThing(system) ?? drawnBox(view);
  const attitude = mulQuat(q_PW, state.q_WB);
  const enlarged = scaleMat(BODY.reach / drawn.reach, quatToMat(attitude));
  const momentum_W = rotate(q_PW, readings(system, state).angularMomentum);
  return [
    { kind: "ground", key: "world ground", centre_W: [0, BODY.ground, 0], radius: BODY.across },
    drawn.mark({ position_W: zeroVec, q_WB: attitude, map_WB: enlarged }, false),
    ...(shown.has("momentum")
      ? [momentumArrow(zeroVec, scaleVec(BODY.momentum / start.momentum, momentum_W))]
      : []),
  ];
}

function momentumArrow(tail: Vec3, span: Vec3): Mark {
  return { ...vectorArrow("momentum", tail, span), key: "world momentum" };
}

function pictureMapFor(found: Construction): PictureMap {
  const { body, start, now } = found;
  const plane = invariablePlane(found);
  const longest = Math.sqrt((2 * Math.max(start.energy, now.energy)) / body.principal.moments[0]);
  const height = Math.max(plane.height, now.momentum === 0 ? 0 : (2 * now.energy) / now.momentum);
  const scale = Math.min(FILLED.longest / longest, FILLED.height / height);
  return { q_PW: turnDown(start.momentum_W), scale, centre: [0, RAISED, 0], plane };
}

/**
 * A rotation that takes a direction v̂ to straight down, d. The shortest one is the quaternion (1 + v̂·d, v̂ × d), normalised; it
 * vanishes for v̂ = −d, so a direction that points up is first taken down by a half turn about x.
 */
function turnDown(v_W: Vec3): Quat {
  const halfTurn: Quat = v_W[1] > 0 ? [0, 1, 0, 0] : identityQuat;
  const from = normaliseVec(rotate(halfTurn, v_W));
  const down: Vec3 = [0, -1, 0];
  return mulQuat(normaliseQuat([1 + dot(from, down), ...cross(from, down)]), halfTurn);
}

function toPicture({ q_PW, scale, centre }: PictureMap, omega_W: Vec3): Vec3 {
  return addVec(centre, scaleVec(scale, rotate(q_PW, omega_W)));
}

function planeMarks(map: PictureMap, shown: ReadonlySet<string>): Mark[] {
  const { plane, scale, centre } = map;
  const foot = addVec(centre, [0, -scale * plane.height, 0]);
  const [inner, outer] = plane.reach;
  const radius = Math.max(SMALLEST_DISC, DISC_BEYOND * scale * outer);
  const bounds = [inner, outer].filter((reach) => reach > 1e-6 * plane.height);
  const disc: Mark = { kind: "plane", key: "world plane", centre_W: foot, normal_W: [0, 1, 0], radius };
  if (!shown.has("herpolhode") || !shown.has("true")) return [disc];
  const rings = bounds.map((reach) => ring(foot, scale * reach));
  return [disc, curve("world rings", rings, "exact", "thin")];
}

const RING_POINTS = 72;

function ring([x, y, z]: Vec3, radius: number): Vec3[] {
  return Array.from({ length: RING_POINTS + 1 }, (_, k) => {
    const angle = (2 * Math.PI * k) / RING_POINTS;
    return [x + radius * Math.cos(angle), y, z + radius * Math.sin(angle)];
  });
}

function principalAttitude({ principal }: MassProperties, { q_WB }: State, { q_PW }: PictureMap): Quat {
  const [x, y, z] = principal.axes_B;
  const q_BP = quatFromAxes(x, y, z);
  return mulQuat(q_PW, mulQuat(q_WB, q_BP));
}

/** Semi-axes √(2E / I_i) along the body's principal axes. */
function inertiaEllipsoid({ body, now }: Construction, { state }: LaneView, map: PictureMap): Mark {
  const [least, middle, greatest] = body.principal.moments;
  const semiAxis = (moment: number) => map.scale * Math.sqrt((2 * now.energy) / moment);
  return ellipsoid("world energy", "energy", [semiAxis(least), semiAxis(middle), semiAxis(greatest)], {
    position_W: map.centre,
    q_WB: principalAttitude(body, state, map),
  });
}

function ellipsoidMarks(
  found: Construction,
  view: LaneView,
  map: PictureMap,
  shown: ReadonlySet<string>,
): Mark[] {
  const polhodes = marksOf(shown, {
    true: polhodeMark("world true", "exact", found, view, map),
    present: polhodeMark("world present", "omega", found, view, map),
  });
  return [inertiaEllipsoid(found, view, map), ...polhodes];
}

function polhodeMark(
  key: string,
  colour: "exact" | "omega",
  { body, start, now }: Construction,
  { state }: LaneView,
  map: PictureMap,
): Mark {
  const { momenta_B } = (colour === "exact" ? start : now).curve;
  const attitude = principalAttitude(body, state, map);
  const path_W = closed(momenta_B).map((momentum_P) =>
    addVec(map.centre, scaleVec(map.scale, rotate(attitude, angularVelocityOf(body, momentum_P)))),
  );
  return curve(key, [path_W], colour, "main", colour === "omega");
}

function herpolhode({ past }: LaneView, map: PictureMap): Mark {
  return trail(
    "herpolhode",
    past.map((state) => toPicture(map, state.omega_W)),
    "omega",
  );
}

function contact({ state }: LaneView, map: PictureMap): Mark[] {
  const tip = toPicture(map, state.omega_W);
  const foot: Vec3 = [tip[0], map.centre[1] - map.scale * map.plane.height, tip[2]];
  return [
    curve("gap", [[tip, foot]], "exact"),
    { kind: "point", key: "foot", at_W: foot, colour: "exact", label: "" },
    { kind: "point", key: "contact", at_W: tip, colour: "omega", label: "" },
  ];
}

/** ω, and L scaled so that the start's L reaches the plane. */
function vectors(
  { start }: Construction,
  { system, state }: LaneView,
  shown: ReadonlySet<string>,
  map: PictureMap,
): Mark[] {
  const { q_PW, scale, centre, plane } = map;
  const momentumScale = (scale * plane.height) / start.momentum;
  const momentum = scaleVec(momentumScale, rotate(q_PW, readings(system, state).angularMomentum));
  const omega = scaleVec(scale, rotate(q_PW, state.omega_W));
  return [
    ...(shown.has("momentum") ? [momentumArrow(centre, momentum)] : []),
    ...(shown.has("omega") && norm(omega) > 0
      ? [{ ...vectorArrow("omega", centre, omega), key: "world omega" }]
      : []),
  ];
}
