import type { ReactNode } from "react";

interface ListPageProps {
  readonly heading: string;
  readonly lede: string;
  /** The list's class. */
  readonly kind: string;
  /** Its rows. */
  readonly children: ReactNode;
}

/** A page that is a list with a heading. */
export function ListPage({ heading, lede, kind, children }: ListPageProps): ReactNode {
  return (
    <article className="column list-page">
      <header className="list-page-head">
        <h1>{heading}</h1>
        <p className="lede">{lede}</p>
      </header>
      <ul className={kind}>{children}</ul>
    </article>
  );
}
