import type { ReactNode } from "react";
import { strings } from "../strings/en";

interface OutlinePlace {
  readonly id: string;
  readonly title: string;
  /** Of the section that it follows. */
  readonly isPart: boolean;
}

/** In the margin of a wide window (outline.css), else behind a button. */
export function Outline({
  words,
  places,
  covered,
  children,
}: {
  readonly words: Readonly<Record<"label" | "title" | "button", string>>;
  readonly places: readonly OutlinePlace[];
  /** Something as wide stands at the page's head. */
  readonly covered?: boolean;
  /** Below the page's own list where there is no margin. */
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <>
      <nav
        className="outline"
        id="outline"
        popover="auto"
        aria-label={words.label}
        data-covered={covered ? "" : undefined}
      >
        <p className="outline-title">
          <a href="#text">{words.title}</a>
          <button type="button" className="outline-close" popoverTarget="outline" popoverTargetAction="hide">
            {strings.outline.close}
          </button>
        </p>
        <ol>
          {places.map(({ isPart, id, title }) => (
            <li key={id} className={isPart ? "outline-part" : undefined}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
        {children ? <div className="outline-chapters">{children}</div> : null}
      </nav>
      <button type="button" className="outline-button" popoverTarget="outline">
        {words.button}
      </button>
    </>
  );
}
