import type { ReactNode } from "react";
import { BarActions, ExpandButton } from "./actions";
import { ShareMenu } from "./share/ShareMenu";

interface TableActionsProps {
  readonly hasPlot?: boolean;
}

/** For a table or a plot: nothing runs, no view turns. */
export function TableActions({ hasPlot = false }: TableActionsProps): ReactNode {
  return (
    <BarActions>
      <ExpandButton />
      <ShareMenu hasPictures={hasPlot} />
    </BarActions>
  );
}
