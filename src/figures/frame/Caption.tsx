import { createContext, type ReactNode, useContext } from "react";

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
