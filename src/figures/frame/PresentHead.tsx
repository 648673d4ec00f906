import type { ReactNode } from "react";
import { Icon } from "../../ui/icons";
import { strings } from "../strings/en";
import { FigureTitle } from "./FigureName";
import { useFigureActions } from "./figureActions";

/** The head of a figure that fills the window: its name, and the way out. */
export function PresentHead(): ReactNode {
  const { isExpanded, setExpanded } = useFigureActions();
  const { leave, leaveTitle } = strings.present;
  if (!isExpanded) return null;
  return (
    <div className="present-head">
      <p className="present-name">
        <FigureTitle />
      </p>
      <button
        type="button"
        className="present-close"
        aria-label={leave}
        title={leaveTitle}
        onClick={() => setExpanded(false)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
