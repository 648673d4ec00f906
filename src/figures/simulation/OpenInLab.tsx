import type { MouseEvent, ReactNode } from "react";
import { useHydrated } from "../../ui/useHydrated";
import { stateQuery } from "../shell/permalink";
import { strings } from "../strings/en";
import { useSimulationFigure } from "./SimulationContext";

const BENCH = "bench";

interface OpenInLabProps {
  /** By default those that play here. */
  readonly lanes?: readonly unknown[];
}

export function OpenInLab({ lanes }: OpenInLabProps): ReactNode {
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
      onClick={(event: MouseEvent<HTMLAnchorElement>) => keepUp(event)}
    >
      {strings.actions.openInLab}
    </a>
  );
}

function labAddress(): string | null {
  const root = document.querySelector<HTMLAnchorElement>("a.page-name")?.href;
  return root === undefined ? null : new URL("lab/", root).href;
}
