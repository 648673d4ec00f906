import type { ReactNode } from "react";
import { useHydrated } from "../../ui/useHydrated";
import { stateQuery } from "../shell/permalink";
import { strings } from "../strings/en";
import { useSimulationFigure } from "./SimulationContext";

const BENCH = "bench";

/** @param lanes by default those that play here */
export function OpenInLab({ lanes }: { readonly lanes?: readonly unknown[] }): ReactNode {
  const { driver, settings } = useSimulationFigure();
  const isHydrated = useHydrated();
  const lab = isHydrated ? labAddress() : null;
  if (lab === null) return null;
  const { player } = driver;
  const address = () => {
    const { scenario, frame } = player;
    const { layout, speed } = settings;
    return `${lab}?${stateQuery(BENCH, { scenario: { ...scenario, ...(lanes && { lanes }) }, frame, layout, speed })}#${BENCH}`;
  };
  const keepUp = ({ currentTarget }: { readonly currentTarget: HTMLAnchorElement }) => {
    currentTarget.href = address();
  };
  return (
    <a
      className="button-plain button-link"
      href={lab}
      onPointerDown={keepUp}
      onFocus={keepUp}
      onClick={keepUp}
    >
      {strings.actions.openInLab}
    </a>
  );
}

function labAddress(): string | null {
  const root = document.querySelector<HTMLAnchorElement>("a.page-name")?.href;
  return root === undefined ? null : new URL("lab/", root).href;
}
