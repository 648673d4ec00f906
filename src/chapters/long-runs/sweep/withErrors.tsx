import { type ReactNode, useMemo } from "react";
import type { FigureName } from "../../../figures/shell/FigureName";
import type { Island } from "../../../figures/shell/island";

interface Placing extends FigureName {
  readonly id: string;
  readonly children?: ReactNode;
}

/** As a chapter places it: with errors computed when the page is built, since a browser would find the same digits. */
export function withErrors<Errors>(
  Live: Island<{ readonly id: string; readonly errors: Errors }>,
  compute: () => Errors,
) {
  const Placed = (named: Placing) => <Live {...named} errors={useMemo(compute, [])} />;
  return Object.assign(Placed, { Figure: Live.Figure });
}
