import type { ReactNode } from "react";
import { SHOWN, SHOWN_IDS, type ShownId } from "../shown";
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
        {SHOWN_IDS.map((id) => (
          <ShownRow key={id} id={id} />
        ))}
      </ul>
    </article>
  );
}

function ShownRow({ id }: { readonly id: ShownId }): ReactNode {
  const shown = SHOWN[id];
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
