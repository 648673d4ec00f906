import type { ReactNode } from "react";
import { strings } from "../../strings/en";

/** Keeps the place of an inspector whose program or texts are loading; `children` says so where that takes long. */
export function InspectorLoading({ children }: { readonly children?: ReactNode }): ReactNode {
  return (
    <section className="inspector inspector-loading" aria-label={strings.inspector.label}>
      {children}
    </section>
  );
}
