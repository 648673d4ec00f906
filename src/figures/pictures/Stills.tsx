import type { ReactNode } from "react";
import type { Camera } from "../../scene/camera";
import type { Mark } from "../../scene/marks";
import { svgMarkup } from "../../scene/svg/markup";

/** Its marks' keys are its own: gradients are named after them. */
export interface StillPicture {
  readonly title: string;
  /** For a reader who does not see it. */
  readonly description: string;
  readonly marks: readonly Mark[];
}

interface StillsProps {
  readonly label: string;
  readonly camera: Camera;
  readonly pictures: readonly StillPicture[];
  readonly children: ReactNode;
}

/** For letters and lines as large as in a figure's own. */
const SIZE = { width: 220, height: 220 };

/** Drawn when the page is built: nothing to press, no script. */
export function Stills({ label, camera, pictures, children }: StillsProps): ReactNode {
  return (
    <div className="stills" role="group" aria-label={label}>
      <ul>
        {pictures.map(({ title, description, marks }) => (
          <li key={title}>
            <span className="picture" role="img" aria-label={description}>
              <svg
                viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
                aria-hidden="true"
                focusable="false"
                dangerouslySetInnerHTML={{ __html: svgMarkup(marks, camera, SIZE) }}
              />
            </span>
            <span>{title}</span>
          </li>
        ))}
      </ul>
      <p>{children}</p>
    </div>
  );
}
