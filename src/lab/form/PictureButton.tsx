import type { MouseEvent, ReactNode } from "react";
import { canDock, dismissDock, dock } from "../../figures/shell/dock";
import { strings } from "../strings/en";

/** Docks the picture where the form stands below it, or leads to it. */
export function PictureButton({ figure }: { readonly figure: string }): ReactNode {
  const show = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const element = document.getElementById(figure);
    if (element) showBeside(currentTarget, element);
  };
  return (
    <div className="picture-button-place">
      <button type="button" className="picture-button" onClick={show}>
        {strings.lab.showPicture}
      </button>
    </div>
  );
}

function showBeside(button: HTMLElement, figure: HTMLElement): void {
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
