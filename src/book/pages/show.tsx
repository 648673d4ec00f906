import type { ReactNode } from "react";
import { GALLERY, GALLERY_IDS, type GalleryId } from "../gallery";
import { stillSlot } from "../slots";
import { strings } from "../strings/en";
import { pathOf, presentedAddress } from "./figureAddress";

const words = strings.show;

export function Show(): ReactNode {
  return (
    <article className="column list-page">
      <header className="list-page-head">
        <h1>{words.heading}</h1>
        <p className="lede">{words.lede}</p>
      </header>
      <ul className="shown">
        {GALLERY_IDS.map((id) => (
          <ShownRow key={id} id={id} />
        ))}
      </ul>
    </article>
  );
}

function ShownRow({ id }: { readonly id: GalleryId }): ReactNode {
  const shown = GALLERY[id];
  const { name, asks } = words.rows[id];
  return (
    <li id={id}>
      <span className="picture still" aria-hidden="true">
        {stillSlot(pathOf(shown.chapter), shown.figure)}
      </span>
      <div>
        <h2>{name}</h2>
        <p>{asks}</p>
        <p className="list-page-ways">
          <a href={`../${presentedAddress(shown)}`}>{words.open}</a>
        </p>
      </div>
    </li>
  );
}
