import type { ReactNode } from "react";
import { strings } from "../../strings/en";

/** Keeps the inspector's place. */
export function InspectorLoading({ children }: { readonly children?: ReactNode }): ReactNode {
  return (
    <section className="inspector inspector-loading" aria-label={strings.inspector.label}>
      {children}
    </section>
  );
}
