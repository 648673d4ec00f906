import type { ReactNode } from "react";
import { strings } from "../../strings/en";
import type { Still, StillPicture } from "./stills";

const words = strings.cases;

export function CasePicture({
  name,
  still,
  address,
}: {
  readonly name: string;
  readonly still: Still;
  readonly address: string;
}): ReactNode {
  const { pictures, measures, state, played } = still;
  return (
    <figure className="case-figure" data-played={played ? JSON.stringify(played) : undefined}>
      <div className={`case-pictures case-pictures-${pictures.length}`}>
        {pictures.map((picture) => (
          <OnePicture key={picture.description + picture.title} picture={picture} />
        ))}
      </div>
      {/* Rendered by the figure, which is part of this notebook. */}
      {measures ? <div className="case-measures" dangerouslySetInnerHTML={{ __html: measures }} /> : null}
      <figcaption>
        <a className="case-link" href={address} aria-label={words.figureOf(name)}>
          {words.figure}
        </a>{" "}
        <span>{state}</span>
      </figcaption>
    </figure>
  );
}

function OnePicture({
  picture: { kind, title, description, html },
}: {
  readonly picture: StillPicture;
}): ReactNode {
  return (
    <div className="lane">
      {title ? <p className="case-picture-title">{title}</p> : null}
      <div
        className={kind === "picture" ? "picture still" : "case-plot"}
        role="img"
        aria-label={description}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  );
}
