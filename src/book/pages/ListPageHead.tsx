import type { ReactNode } from "react";

interface ListPageHeadProps {
  readonly heading: string;
  /** What the page holds. */
  readonly children: ReactNode;
}

export function ListPageHead({ heading, children }: ListPageHeadProps): ReactNode {
  return (
    <header className="list-page-head">
      <h1>{heading}</h1>
      <p className="lede">{children}</p>
    </header>
  );
}
