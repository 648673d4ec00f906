import type { ReactNode } from "react";
import { withCharacters } from "../markup";
import { strings } from "../strings/en";

const words = strings.outline;

interface OutlineEntry {
  readonly kind: "section" | "figure";
  readonly id: string;
  readonly name: string;
}

/** Matches a heading of the second level, and the beginning of a figure. */
const NAMED_PLACES =
  /<h2 id="(?<section>[^"]+)"[^>]*>(?<heading>.*?)<\/h2>|<figure [^>]*\bid="(?<figure>[^"]+)"[^>]*\baria-labelledby="(?<label>[^"]+)"/gs;

export function outlineOf(html: string): OutlineEntry[] {
  return Array.from(html.matchAll(NAMED_PLACES), ({ groups = {} }): OutlineEntry => {
    const { section, heading = "", figure = "", label = "" } = groups;
    if (section)
      return { kind: "section", id: section, name: plainText(heading.replace(/<a .*?<\/a>/s, "")) };
    return { kind: "figure", id: figure, name: nameOf(html, label) };
  });
}

/** Of a caption, its first sentence. */
function nameOf(html: string, id: string): string {
  const [, tag, content = ""] = new RegExp(`<(\\w+)[^>]* id="${id}"[^>]*>(.*?)</\\1>`, "s").exec(html) ?? [];
  const text = plainText(content);
  return tag === "figcaption" ? (/^.*?(?=[.:;](\s|$))/.exec(text)?.[0] ?? text) : text;
}

function plainText(html: string): string {
  const text = withCharacters(html.replace(/<[^>]*>/g, ""));
  return text.replace(/\s+/g, " ").trim();
}

/** In a wide window it stands in the margin (outline.css); in others the browser opens it from a button. */
export function Outline({
  entries,
  chapters,
}: {
  readonly entries: readonly OutlineEntry[];
  /** Shown below the chapter's own list where there is no margin. */
  readonly chapters: ReactNode;
}): ReactNode {
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
          {entries.map(({ kind, id, name }) => (
            <li key={id} className={`outline-${kind}`}>
              <a href={`#${id}`}>{name}</a>
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
