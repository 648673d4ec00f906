import type { ReactNode } from "react";
import { ExpandButton } from "./actions";
import { MorePanel, PanelGroup } from "./More";
import { ShareGroup } from "./share/ShareGroup";

interface TablePanelProps {
  readonly hasPlot?: boolean;
}

/** For a table or a plot: nothing runs, no view turns. */
export function TablePanel({ hasPlot = false }: TablePanelProps): ReactNode {
  return (
    <MorePanel>
      <PanelGroup name="view">
        <ExpandButton />
      </PanelGroup>
      <ShareGroup hasPictures={hasPlot} />
    </MorePanel>
  );
}
