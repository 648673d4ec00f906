import { createContext, type ReactNode, useContext } from "react";
import { strings } from "../strings/en";

/** The name of a figure, and its number. */
export interface FigureName {
  /** The name, as the chapter's text gives it. */
  readonly title: string;
  /** Its chapter's number and its place in the chapter, "3.1", filled in when the text is compiled; none beside chapters. */
  readonly number?: string;
}

export const FigureName = createContext<FigureName>({ title: "" });

/** A figure's number and name, in a line. */
export function FigureTitle(): ReactNode {
  const { title, number } = useContext(FigureName);
  return (
    <>
      {number ? <span className="figure-number">{strings.figureNumber(number)} </span> : null}
      {title}
    </>
  );
}

/** The line above a figure's pictures: its number and its name, which is also its accessible name. */
export function FigureHead({ id }: { readonly id: string }): ReactNode {
  return (
    <p className="figure-head" id={id}>
      <FigureTitle />
    </p>
  );
}

/**
 * A figure's caption. It stands in the chapter's text as the children of the figure's tag, and is plain HTML on the built page:
 * in the browser a figure takes it from there as markup.
 */
export type CaptionSource = { readonly children: ReactNode } | { readonly markup: string };

export const CaptionSource = createContext<CaptionSource>({ markup: "" });

export function Caption({ id }: { readonly id: string }): ReactNode {
  const source = useContext(CaptionSource);
  if ("children" in source) return <figcaption id={id}>{source.children}</figcaption>;
  return <figcaption id={id} dangerouslySetInnerHTML={{ __html: source.markup }} />;
}
