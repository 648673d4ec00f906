import type { MassProperties } from "../../../core/bodies/massProperties";
import { identityQuat, rotateInverse } from "../../../core/math/quat";
import { type Vec3, zeroVec } from "../../../core/math/vec3";
import type { LaneView } from "../../../figures/simulation/SimulationDriver";
import type { Mark } from "../../../scene/marks";
import { curve, ellipsoid, marksOf, trail, vectorArrow } from "../../shared/marks";
import { closed, familyOf } from "../../shared/polhodeFamily";
import { toPicture } from "../../shared/principalAxes";
import { strings } from "../strings/en";
import { alongPrincipal, type Construction, construction, momentumOf } from "./construction";

/**
 * Angular momenta: |L| is a sphere, the energy an ellipsoid. The axis of greatest moment points up, the middle one towards the
 * viewer, the least one to the left.
 */

const FILLED = 0.74;

const AXIS_BEYOND = 0.06;

const SURFACE = { showsSections: false } as const;

/** Of the longest ω with the energy, √(2E / I₁). */
const OMEGA_LENGTH = 0.55;

export function bodyMarks(view: LaneView, shown: ReadonlySet<string>): readonly Mark[] {
  const found = construction(view);
  if (!found) return [];
  const scale = FILLED / reachOf(found);
  const show = (layer: string, ...marks: Mark[]) => (shown.has(layer) ? marks : []);
  return [
    axes(found, scale),
    ...show("sphere", ellipsoid("body sphere", "momentum", sphereAxes(found, scale), SURFACE)),
    ...show("energy", ellipsoid("body energy", "energy", energyAxes(found, scale), SURFACE)),
    ...show("family", ...family(found, scale)),
    ...show("true", polhode("body true", "exact", false, found.start.curve.momenta_B, scale)),
    ...show("present", polhode("body present", "momentum", true, found.now.curve.momenta_B, scale)),
    ...show("present", trail("body trail", pathOfMomentum(view, scale), "momentum")),
    ...vectors(found, view, shown, scale),
  ];
}

/** |L|, or the ellipsoid's longest semi-axis √(2E I₃): at the start, or now for a lane that has gained. */
function reachOf({ body, start, now }: Construction): number {
  const energy = Math.max(start.energy, now.energy);
  return Math.max(start.momentum, now.momentum, Math.sqrt(2 * energy * body.principal.moments[2]));
}

/** The same for every start: the picture is scaled to its longest semi-axis. */
export function startsEllipsoid({ principal }: MassProperties): Vec3 {
  const [least, middle, greatest] = principal.moments;
  return [FILLED * Math.sqrt(least / greatest), FILLED, FILLED * Math.sqrt(middle / greatest)];
}

export function momentumTip(view: LaneView): Vec3 {
  const found = construction(view);
  return found ? toPicture(momentumOf(view.state, view.system), FILLED / reachOf(found)) : zeroVec;
}

function sphereAxes({ now }: Construction, scale: number): Vec3 {
  const radius = scale * now.momentum;
  return [radius, radius, radius];
}

/** Σ L_i² / I_i = 2E has semi-axes √(2E I_i). */
function energyAxes({ body, now }: Construction, scale: number): Vec3 {
  const [least, middle, greatest] = body.principal.moments;
  const semiAxis = (moment: number) => scale * Math.sqrt(2 * now.energy * moment);
  return [semiAxis(least), semiAxis(greatest), semiAxis(middle)];
}

function polhode(
  key: string,
  colour: "exact" | "momentum",
  dashed: boolean,
  momenta_P: readonly Vec3[],
  scale: number,
): Mark {
  const path_W = closed(momenta_P).map((momentum_P) => toPicture(momentum_P, scale));
  return curve(key, [path_W], colour, "main", dashed);
}

function family({ body, now }: Construction, scale: number): Mark[] {
  const { loops_P, separatrix_P } = familyOf(body);
  const onSphere = (path: readonly Vec3[]) => path.map((point) => toPicture(point, scale * now.momentum));
  return [
    curve("body family", loops_P.map(onSphere), "axis", "faint"),
    curve("body separatrix", separatrix_P.map(onSphere), "axis", "thin"),
  ];
}

function pathOfMomentum({ system, past }: LaneView, scale: number): Vec3[] {
  return past.map((state) => toPicture(momentumOf(state, system), scale));
}

/** L from the centre, and ω from its tip: ω_i = ∂E/∂L_i is normal to the energy ellipsoid. */
function vectors(
  { body, start, now }: Construction,
  { system, state }: LaneView,
  shown: ReadonlySet<string>,
  scale: number,
): Mark[] {
  const momentum_W = toPicture(momentumOf(state, system), scale);
  const omega_P = alongPrincipal(body, rotateInverse(state.q_WB, state.omega_W));
  const longest = Math.sqrt((2 * Math.max(start.energy, now.energy)) / body.principal.moments[0]);
  const omega_W = toPicture(omega_P, OMEGA_LENGTH / longest);
  return marksOf(shown, {
    momentum: { ...vectorArrow("momentum", zeroVec, momentum_W), key: "body L" },
    omega: { ...vectorArrow("omega", momentum_W, omega_W), key: "body omega" },
  });
}

function axes({ body, start, now }: Construction, scale: number): Mark {
  const [least, middle, greatest] = body.principal.moments;
  const longest = Math.max(start.momentum, now.momentum);
  const energy = Math.max(start.energy, now.energy);
  const reach = (moment: number) => scale * Math.max(longest, Math.sqrt(2 * energy * moment)) + AXIS_BEYOND;
  return {
    kind: "axes",
    key: "body axes",
    position_W: zeroVec,
    q_WB: identityQuat,
    lengths: [-reach(least), reach(greatest), reach(middle)],
    labels: axisNames(body.principal.moments),
  };
}

/** In the picture's order; axes of equal moments are arbitrary, and have no names. */
function axisNames([least, middle, greatest]: Vec3): [string, string, string] {
  const names = strings.poinsot.axes;
  return [
    least < middle ? names.least : "",
    middle < greatest ? names.greatest : "",
    least < middle && middle < greatest ? names.middle : "",
  ];
}
