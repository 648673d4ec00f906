import { type MouseEvent, type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { canDock, dock, undock } from "../../figures/frame/dock";
import { strings } from "../strings";

const words = strings.lab;

/**
 * Where the form stands below the picture, brings the picture beside what is being filled in; where a browser cannot, leads to it.
 *
 * @param figure the id of the bench's figure
 */
export function PictureButton({ figure }: { readonly figure: string }): ReactNode {
  const [isDocked, setDocked] = useState(false);
  const release = () => {
    undock();
    setDocked(false);
  };
  const show = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const element = document.getElementById(figure);
    if (!element) return;
    const goThere = () => {
      release();
      element.scrollIntoView({ block: "start" });
      element.focus({ preventScroll: true });
    };
    if (!canDock(element)) {
      goThere();
      return;
    }
    dock({
      figure: element,
      phrase: currentTarget,
      read: currentTarget.getBoundingClientRect(),
      // The keyboard may go back to the button at once: it is there again by then.
      onDismiss: () => flushSync(() => setDocked(false)),
      onLeave: goThere,
    });
    setDocked(true);
  };
  return (
    <div className="picture-button-place" data-docked-picture={isDocked || undefined}>
      <button type="button" className="picture-button" onClick={show}>
        {words.showPicture}
      </button>
    </div>
  );
}
