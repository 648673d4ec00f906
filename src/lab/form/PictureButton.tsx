import type { MouseEvent, ReactNode } from "react";
import { canDock, dismissDock, dock } from "../../figures/shell/dock";
import { strings } from "../strings/en";

/** Docks the picture where the form stands below it, or leads to it. */
export function PictureButton({ figure }: { readonly figure: string }): ReactNode {
  return (
    <div className="picture-button-place">
      <button type="button" className="picture-button" onClick={(event) => showPicture(event, figure)}>
        {strings.lab.showPicture}
      </button>
    </div>
  );
}

function showPicture({ currentTarget: button }: MouseEvent<HTMLButtonElement>, id: string): void {
  const figure = document.getElementById(id);
  if (!figure) return;
  const goThere = () => {
    dismissDock();
    figure.scrollIntoView({ block: "start" });
    figure.focus({ preventScroll: true });
  };
  if (!canDock(figure)) {
    goThere();
    return;
  }
  // Outside React: closing the dock takes a keyboard back to the button.
  button.classList.add("has-docked");
  dock({
    figure,
    phrase: button,
    onDismiss: () => button.classList.remove("has-docked"),
    onLeave: goThere,
  });
}
