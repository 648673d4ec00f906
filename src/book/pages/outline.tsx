import type { ReactNode } from "react";
import { withCharacters } from "../markup";
import { strings } from "../strings/en";

const words = strings.outline;

/** A section of a chapter, or a figure in it. */
interface OutlineEntry {
  readonly kind: "section" | "figure";
  readonly id: string;
  /** Plain text. */
  readonly name: string;
}

/** Matches a heading of the second level, and the beginning of a figure. */
const NAMED_PLACES =
  /<h2 id="(?<section>[^"]+)"[^>]*>(?<heading>.*?)<\/h2>|<figure [^>]*\bid="(?<figure>[^"]+)"[^>]*\baria-labelledby="(?<label>[^"]+)"/gs;

/** Reads a chapter's rendered text: its headings, and its figures by the names that they bear. */
export function outlineOf(html: string): OutlineEntry[] {
  return Array.from(html.matchAll(NAMED_PLACES), ({ groups = {} }): OutlineEntry => {
    const { section, heading = "", figure = "", label = "" } = groups;
    if (section)
      return { kind: "section", id: section, name: plainText(heading.replace(/<a .*?<\/a>/s, "")) };
    return { kind: "figure", id: figure, name: nameOf(html, label) };
  });
}

/** The text of the element that names a figure; of a caption, its first sentence. */
function nameOf(html: string, id: string): string {
  const [, tag, content = ""] = new RegExp(`<(\\w+)[^>]* id="${id}"[^>]*>(.*?)</\\1>`, "s").exec(html) ?? [];
  const text = plainText(content);
  return tag === "figcaption" ? (/^.*?(?=[.:;](\s|$))/.exec(text)?.[0] ?? text) : text;
}

function plainText(html: string): string {
  const text = withCharacters(html.replace(/<[^>]*>/g, ""));
  return text.replace(/\s+/g, " ").trim();
}

/**
 * What a chapter holds, as links. In a wide window it stands in the margin (outline.css); in others it opens from a button,
 * which the browser does by itself.
 */
export function Outline({
  entries,
  chapters,
}: {
  readonly entries: readonly OutlineEntry[];
  /** The list of all chapters, below that of this one where there is no margin. */
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
