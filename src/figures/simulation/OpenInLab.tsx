import type { MouseEvent, ReactNode } from "react";
import { useHydrated } from "../../ui/useHydrated";
import { stateQuery } from "../frame/permalink";
import { strings } from "../strings/en";
import { useSimulationFigure } from "./SimulationContext";

/** The figure of the lab, as links name it. */
const BENCH = "bench";

interface OpenInLabProps {
  /** The lanes as the lab has them, where it makes them anew from less than what plays here. */
  readonly lanes?: readonly unknown[];
}

/** A link that opens what runs here in the lab, at the present frame. It is there once the page knows where the lab is. */
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

/** From the site's root, to which the notebook's name on every page leads. */
function labAddress(): string | null {
  const root = document.querySelector<HTMLAnchorElement>("a.page-name")?.href;
  return root === undefined ? null : new URL("lab/", root).href;
}
