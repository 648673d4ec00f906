import type { ReactNode } from "react";
import { norm, normaliseVec, type Vec3, zeroVec } from "../../../core/math/vec3";
import { DragHandle } from "../../../figures/pictures/DragHandle";
import { HoldNote } from "../../../figures/simulation/hold/HoldBar";
import { useHold } from "../../../figures/simulation/hold/useHold";
import { useSimulationFigure } from "../../../figures/simulation/SimulationContext";
import { decimals } from "../../../format/numbers";
import { fromPicture } from "../../shared/principalAxes";
import { strings } from "../strings/en";
import { momentumTip, startsEllipsoid } from "./bodyPicture";
import { momentumOf } from "./construction";
import { pointSeenAt, spinWithMomentumAlong } from "./ownMomentum";

const words = strings.poinsot.handle;

/**
 * The handle at the tip of L. The motion starts where it is released, with the same |ω|, since
 * with |L| kept a racket would turn ten times as fast about its handle.
 */
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
    const shares = normaliseVec(momentumOf(view.system, view.state)).map((share) => decimals(share, 2));
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
