import type { ReactNode } from "react";
import type { Camera } from "../../scene/camera";
import type { Mark } from "../../scene/marks";
import { svgMarkup } from "../../scene/svg/markup";

/** One of a row of pictures that stand still. The keys of its marks are its own: gradients are named after them. */
export interface StillPicture {
  readonly title: string;
  /** What it shows, for a reader who does not see it. */
  readonly description: string;
  readonly marks: readonly Mark[];
}

interface StillsProps {
  /** What they have in common, for a reader who does not see them. */
  readonly label: string;
  readonly camera: Camera;
  readonly pictures: readonly StillPicture[];
  /** The caption. */
  readonly children: ReactNode;
}

/** What a picture is drawn in, so that letters and lines are as large as in a figure's own once it stands in the column. */
const SIZE = { width: 220, height: 220 };

/**
 * Pictures beside one another that stand where the text speaks of them: drawn when the page is built, of what the core works
 * out, with nothing to press and no script.
 */
export function Stills({ label, camera, pictures, children }: StillsProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and there are none
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
