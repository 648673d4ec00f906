import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { significant } from "../../format/numbers";
import type { Player } from "../../playback/player";
import { setText } from "../../ui/liveElements";
import { strings } from "../strings/en";
import { stepText } from "./controls";
import { spinText } from "./hold/useHold";
import { laneHeadings } from "./laneNames";
import { useSimulationFigure } from "./SimulationContext";
import { useClockText } from "./useTransportActions";

function momentsText({ system }: Player): string {
  return strings.printed.moments(system.body.principal.moments.map((moment) => significant(moment, 3)));
}

/** Printed in place of controls. */
export function PrintedState(): ReactNode {
  const { driver, settings, spec } = useSimulationFigure();
  const clockText = useClockText();
  const line = useRef<HTMLParagraphElement>(null);
  const { player } = driver;
  const text = () => {
    const start = spec.choices.starts?.find(({ value }) => value === settings.scenario)?.text;
    const isByHand = settings.q !== null || settings.spin !== null;
    const { start: asNamed, changed } = strings.printed;
    const started = start === undefined ? momentsText(player) : (isByHand ? changed : asNamed)(start);
    const spin = isByHand || start === undefined ? [spinText(player.scenario.initial.angularVelocity)] : [];
    const step = stepText(1 / player.scenario.dt);
    return [clockText(player.frame), started, ...spin, ...laneHeadings(settings, spec), step].join(" · ");
  };
  const [first] = useState(text);
  const write = useEffectEvent(() => {
    const now = text();
    setText(line.current, now);
    line.current?.toggleAttribute("data-changed", now !== first);
  });
  useEffect(() => {
    const listener = () => write();
    window.addEventListener("beforeprint", listener);
    return () => window.removeEventListener("beforeprint", listener);
  }, []);
  return (
    <p ref={line} className="printed-state">
      {first}
    </p>
  );
}
