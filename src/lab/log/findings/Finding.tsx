import type { ReactNode } from "react";

interface FindingProps {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly children?: ReactNode;
}

export function Finding({ title, sentences, children }: FindingProps): ReactNode {
  return (
    <section className="log-finding">
      <h4>{title}</h4>
      {sentences.length > 0 ? <p>{sentences.join(" ")}</p> : null}
      {children}
    </section>
  );
}
