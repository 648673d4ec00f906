import type { ReactNode } from "react";
import type { Place } from "../mdx/places";
import { strings } from "../strings/en";

const words = strings.outline;

/** In the margin of a wide window (outline.css), else behind a button. */
export function Outline({
  places,
  chapters,
}: {
  readonly places: readonly Place[];
  /** Below the chapter's own list where there is no margin. */
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
