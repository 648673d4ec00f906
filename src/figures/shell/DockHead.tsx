import type { ReactNode } from "react";
import { Icon } from "../../ui/icons";
import { strings } from "../strings/en";

/** It may be docked, and named, before React hydrates it and leaves what it finds. */
const NO_NAME_YET = { __html: "" };

/** The page's script listens for both buttons. */
export function DockHead(): ReactNode {
  const { toFigure, close } = strings.dock;
  return (
    <div className="dock-head" hidden>
      <p className="dock-name" suppressHydrationWarning dangerouslySetInnerHTML={NO_NAME_YET} />
      <button type="button" className="dock-button" data-dock="to-figure">
        {toFigure}
      </button>
      <button type="button" className="dock-button" data-dock="close" aria-label={close} title={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}
