import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { plain } from "../../format/numbers";
import { strings } from "../strings/en";
import { isNearFirstImpact } from "./runEvents";
import { useSimulationFigure } from "./SimulationContext";

/** Of real time. */
const SLOWED = 0.1;

/** Says so over the pictures' lower edge while it is slower than the reader chose. */
export function ImpactSlowing(): ReactNode {
  const { settings, driver } = useSimulationFigure();
  const { player } = driver;
  const { slows } = settings;
  useEffect(() => {
    player.slows = slows ? { at: (frame) => isNearFirstImpact(player, frame), to: SLOWED } : null;
    return () => {
      player.slows = null;
    };
  }, [player, slows]);
  const isSlowed = useSyncExternalStore(
    (listener) => player.subscribe(listener),
    () => player.playing && player.pace < player.speed,
    () => false,
  );
  return (
    <div className="impact-stop">
      {isSlowed ? (
        <div className="impact-stop-note">
          <p>{strings.impactStop.slowed(plain(SLOWED))}</p>
        </div>
      ) : null}
    </div>
  );
}
