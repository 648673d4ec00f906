import type { ReactNode } from "react";
import { GAP } from "../../language/strings/en";
import { GALLERY, GALLERY_IDS, type GalleryId } from "../gallery";
import { strings } from "../strings/en";
import { stillOf } from "./cases/stills";
import { slideAddress } from "./figureAddress";
import { ListPageHead } from "./ListPageHead";

const words = strings.show;

/** Without names, and one by one: each is a run of the core. */
export async function shownStills(): Promise<ReadonlyMap<GalleryId, string>> {
  const stills = new Map<GalleryId, string>();
  for (const id of GALLERY_IDS) {
    const figure = GALLERY[id];
    const set = { ...figure.set, ...("still" in figure && figure.still) };
    const { pictures } = await stillOf({ ...figure, set }, `shown-${id}`, 10);
    stills.set(id, pictures[0]?.html.replace(/<text\b.*?<\/text>/gs, "") ?? "");
  }
  return stills;
}

export function Show({ stills }: { readonly stills: ReadonlyMap<GalleryId, string> }): ReactNode {
  return (
    <article className="column list-page">
      <ListPageHead heading={words.heading}>
        {words.lede}
        {GAP}
        <a href="../embedding/">{words.embedding}</a>
      </ListPageHead>
      <ol className="shown">
        {GALLERY_IDS.map((id) => (
          <ShownFigure key={id} id={id} html={stills.get(id) ?? ""} />
        ))}
      </ol>
    </article>
  );
}

/** All of it opens the figure, which fills the window. */
function ShownFigure({ id, html }: { readonly id: GalleryId; readonly html: string }): ReactNode {
  const { name, asks } = words.rows[id];
  return (
    <li id={id}>
      <a href={`../${slideAddress(id, GALLERY[id])}`}>
        {/* Rendered by the figure, which is part of this notebook. */}
        <span className="picture still" aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />
        <h2>{name}</h2>
        <p>{asks}</p>
      </a>
    </li>
  );
}
