import type { ReactNode } from "react";
import type { Place } from "../mdx/places";
import { strings } from "../strings/en";

const words = strings.outline;

/** In a wide window it stands in the margin (outline.css); in others the browser opens it from a button. */
export function Outline({
  places,
  chapters,
}: {
  readonly places: readonly Place[];
  /** Shown below the chapter's own list where there is no margin. */
  readonly chapters: ReactNode;
}): ReactNode {
  const entries = places.filter(({ kind }) => kind === "section" || kind === "figure");
  return (
    <>
      <nav className="outline" id="outline" popover="auto" aria-label={words.label}>
        <p className="outline-title">
          <a href="#text">{words.title}</a>
          <button type="button" className="outline-close" popoverTarget="outline" popoverTargetAction="hide">
            {words.close}
          </button>
        </p>
        <ol>
          {entries.map(({ kind, id, title }) => (
            <li key={id} className={`outline-${kind}`}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
        <div className="outline-chapters">{chapters}</div>
      </nav>
      <button type="button" className="outline-button" popoverTarget="outline">
        {words.button}
      </button>
    </>
  );
}
