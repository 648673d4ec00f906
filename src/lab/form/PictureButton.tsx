import { type MouseEvent, type ReactNode, useState } from "react";
import { canDock, dock, undock } from "../../figures/frame/dock";
import { strings } from "../strings";

const words = strings.lab.picture;

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
      onDismiss: () => setDocked(false),
      onLeave: goThere,
    });
    setDocked(true);
  };
  return (
    <div className="picture-button-place">
      <button type="button" className="picture-button" onClick={isDocked ? release : show}>
        {isDocked ? words.hide : words.show}
      </button>
    </div>
  );
}
