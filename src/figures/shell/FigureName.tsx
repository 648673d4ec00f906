import { createContext, type ReactNode, useContext } from "react";
import { strings } from "../strings/en";

export interface FigureName {
  readonly title: string;
  /** "3.1", filled in when the text is compiled; none beside chapters. */
  readonly number?: string;
}

export const FigureName = createContext<FigureName>({ title: "" });

export function FigureTitle(): ReactNode {
  const { title, number } = useContext(FigureName);
  return (
    <>
      {number ? <span className="figure-number">{strings.figureNumber(number)} </span> : null}
      {title}
    </>
  );
}

export function FigureHead({ id }: { readonly id: string }): ReactNode {
  return (
    <p className="figure-head" id={id}>
      <FigureTitle />
    </p>
  );
}

/** In the text the children of the figure's tag; in the browser markup taken from the page. */
export type CaptionSource = { readonly children: ReactNode } | { readonly markup: string };

export const CaptionSource = createContext<CaptionSource>({ markup: "" });

export function Caption({ id }: { readonly id: string }): ReactNode {
  const source = useContext(CaptionSource);
  if ("children" in source) return <figcaption id={id}>{source.children}</figcaption>;
  return <figcaption id={id} dangerouslySetInnerHTML={{ __html: source.markup }} />;
}
