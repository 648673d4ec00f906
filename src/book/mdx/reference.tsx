import CSL from "citeproc";
import type { ReactNode } from "react";
import items from "../../../content/references.json";
import { strings as language } from "../../language/strings/en";

/* Works are kept as reference managers exchange them (CSL-JSON), and written as a style beside the chapters says (citationstyles.org). */

interface Work {
  readonly id: string;
  readonly DOI?: string;
  readonly URL?: string;
}

const WORKS: ReadonlyMap<string, Work> = new Map(items.map((work: Work) => [work.id, work]));

const styles = import.meta.glob<string>("../../../content/*/references.csl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** All words of the style are its own. */
const NO_WORDS = `<locale xmlns="http://purl.org/net/xbiblio/csl" version="1.0"><terms/></locale>`;

let engine: InstanceType<typeof CSL.Engine> | null = null;
const written = new Map<string, string>();

function startEngine() {
  const style = styles[`../../../content/${language.files}/references.csl`];
  if (style === undefined) throw new Error(`content/${language.files}/references.csl is missing`);
  const system = {
    retrieveLocale: () => NO_WORDS,
    retrieveItem: (id: string) => WORKS.get(id),
    variableWrapper: linkTitle,
  };
  return new CSL.Engine(system, style, language.tag);
}

/** The title leads to the work. */
const linkTitle: ConstructorParameters<typeof CSL.Engine>[0]["variableWrapper"] = (
  { itemData, variableNames },
  before,
  text,
  after,
) => {
  const { DOI, URL } = itemData as unknown as Work;
  const address = DOI ? `https://doi.org/${DOI}` : URL;
  return variableNames[0] === "title"
    ? `${before}<a href="${address}">${text}</a>${after}`
    : before + text + after;
};

/** As markup. @throws Error if content/references.json lacks the work */
export function writtenReference(id: string): string {
  if (!WORKS.has(id)) throw new Error(`content/references.json has no work ${id}`);
  engine ??= startEngine();
  const known = written.get(id);
  if (known !== undefined) return known;
  engine.updateItems([id]);
  const [, [entry = ""]] = engine.makeBibliography();
  const markup = entry.replace(/^\s*<div class="csl-entry">|<\/div>\s*$/g, "");
  written.set(id, markup);
  return markup;
}

/** A work, where a chapter lists what it draws on; text links to it by its id. */
export function Reference({ id }: { readonly id: string }): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: citeproc writes slanted titles and links as markup, of content/references.json alone.
  return <span className="reference" id={id} dangerouslySetInnerHTML={{ __html: writtenReference(id) }} />;
}
