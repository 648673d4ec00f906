import type { ReactNode } from "react";
import type { System } from "../../../core/dynamics/system";
import { type Quat, rotate } from "../../../core/math/quat";
import {
  addVec,
  dot,
  norm,
  normaliseVec,
  scaleVec,
  subVec,
  type Vec3,
  zeroVec,
} from "../../../core/math/vec3";
import { DragHandle } from "../../../figures/pictures/DragHandle";
import { HoldNote } from "../../../figures/simulation/hold/HoldBar";
import { useHold } from "../../../figures/simulation/hold/useHold";
import { useSimulationFigure } from "../../../figures/simulation/SimulationContext";
import { decimals } from "../../../format/numbers";
import { type Camera, viewThrough } from "../../../scene/camera";
import { fromPicture } from "../../shared/principalAxes";
import { strings } from "../strings/en";
import { momentumTip, startsEllipsoid } from "./bodyPicture";
import { angularVelocityOf, momentumOf } from "./construction";

const words = strings.poinsot.handle;

/** Sets the start by the tip of L and keeps |ω|: with |L| kept a racket would turn ten times as fast about its handle. */
export function MomentumHandle(): ReactNode {
  const { driver, settings, held } = useSimulationFigure();
  const { takeLane, letGo } = useHold();
  const tip = () => {
    const view = driver.laneView(0);
    return view ? momentumTip(view) : zeroVec;
  };
  const move = (place_W: Vec3) => {
    if (!held.isHeld) takeLane(0);
    const view = driver.laneView(0);
    if (!view) return;
    const tip_W = pointSeenAt(place_W, startsEllipsoid(view.system.body), driver.shownCamera);
    const momentum_P = fromPicture(tip_W);
    const speed = norm(view.start.omega_W);
    held.spin(spinWithMomentumAlong(momentum_P, view.system, view.start.q_WB, speed));
  };
  const where = () => {
    const view = driver.laneView(0);
    if (!view) return "";
    const shares = normaliseVec(momentumOf(view.state, view.system)).map((share) => decimals(share, 2));
    return words.at(...(shares as [string, string, string]));
  };
  if (!settings.layers.includes("momentum")) return null;
  return (
    <>
      <DragHandle
        loop={driver}
        label={words.label}
        value={where}
        term="momentum"
        place={tip}
        onMove={move}
        onLetGo={() => letGo(zeroVec, false)}
      />
      <div className="hold-bar">
        <HoldNote hint={words.hint} />
      </div>
    </>
  );
}

/**
 * Where the line of sight through a point of the picture meets an ellipsoid about the origin: at the nearer of the two points if the
 * given one lies before their middle, else at the farther. Divided by the semi-axes, the ellipsoid is a unit sphere and lines stay
 * straight. A line that misses it gives the direction of its point nearest to the centre.
 * @param place_W on the line of sight, in the picture's axes
 */
export function pointSeenAt(place_W: Vec3, semiAxes: Vec3, camera: Camera): Vec3 {
  const { eye_W } = viewThrough(camera, { width: 1, height: 1 });
  const [eye, place] = [divided(eye_W, semiAxes), divided(place_W, semiAxes)];
  const ray = normaliseVec(subVec(place, eye));
  const nearest = subVec(eye, scaleVec(dot(eye, ray), ray));
  const halfChord = Math.sqrt(Math.max(0, 1 - dot(nearest, nearest)));
  const side = dot(place, ray) > 0 ? 1 : -1;
  const [x, y, z] = normaliseVec(addVec(nearest, scaleVec(side * halfChord, ray)));
  return [x * semiAxes[0], y * semiAxes[1], z * semiAxes[2]];
}

function divided([x, y, z]: Vec3, [a, b, c]: Vec3): Vec3 {
  return [x / a, y / b, z / c];
}

/**
 * Angular velocity of length `speed` [rad/s] whose L has a given direction: ω_i ∝ L_i / I_i.
 * @param momentum_P any vector along L, principal axes
 */
export function spinWithMomentumAlong(momentum_P: Vec3, { body }: System, q_WB: Quat, speed: number): Vec3 {
  const omega_P = angularVelocityOf(body, momentum_P);
  const omega_B = body.principal.axes_B.reduce(
    (sum, axis_B, k) => addVec(sum, scaleVec(omega_P[k] ?? 0, axis_B)),
    zeroVec,
  );
  return rotate(q_WB, scaleVec(speed / norm(omega_B), omega_B));
}
