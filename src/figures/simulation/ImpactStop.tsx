import { type ReactNode, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { plain } from "../../format/numbers";
import { ActionButton, useFigureActions } from "../shell/actions";
import { noteArrival } from "../shell/scrollOnArrival";
import { strings } from "../strings/en";
import { laneName } from "./laneNames";
import { impactNumber, laneWithImpact } from "./runEvents";
import { useSimulationFigure } from "./SimulationContext";

const words = strings.impactStop;

const STAGE = "withImpulse.impulse_W";

/** Over the pictures' lower edge: nothing moves when it comes or goes. */
export function ImpactStop(): ReactNode {
  const { id, driver, change } = useSimulationFigure();
  const { player } = driver;
  const stop = usePresentStop();
  const note = useRef<HTMLDivElement>(null);
  const lookInside = () => {
    noteArrival(id);
    change({ stage: `${laneName(laneWithImpact(player, player.frame) ?? 0).toLowerCase()}.${STAGE}` });
  };
  const goOn = () => {
    // The pressed button is about to disappear: the figure takes the focus, so that its keys still work.
    note.current?.closest("figure")?.focus({ preventScroll: true });
    player.play();
  };
  return (
    <div className="impact-stop" ref={note}>
      {stop === null ? null : (
        <div className="impact-stop-note">
          <p>{stop}</p>
          <ActionButton onPress={goOn}>{words.goOn}</ActionButton>
          <ActionButton onPress={lookInside}>{words.lookInside}</ActionButton>
        </div>
      )}
    </div>
  );
}

function usePresentStop(): string | null {
  const { settings, driver } = useSimulationFigure();
  const { announce } = useFigureActions();
  const { player } = driver;
  const [stoppedAt, setStoppedAt] = useState<number | null>(null);
  const { stops } = settings;
  const onStop = useEffectEvent(() => {
    const lane = laneWithImpact(player, player.frame) ?? 0;
    setStoppedAt(player.frame);
    announce(strings.announced.impact(plain(player.frame), laneName(lane)));
  });
  useEffect(() => {
    player.stops = stops
      ? { at: (frame) => laneWithImpact(player, frame) !== null, stopped: () => onStop() }
      : null;
    return () => {
      player.stops = null;
    };
  }, [player, stops]);
  const isThere = () => stops && !player.playing && player.frame === stoppedAt;
  const stands = useSyncExternalStore(
    (listener) => player.subscribe(listener),
    isThere,
    () => false,
  );
  if (!stands || stoppedAt === null) return null;
  const nth = impactNumber(player, stoppedAt);
  return nth === 1 ? words.first(plain(stoppedAt)) : words.later(plain(stoppedAt), plain(nth));
}
