import type { ReactNode } from "react";
import { ExpandButton } from "./actions";
import { MorePanel, PanelGroup } from "./More";
import { ShareGroup } from "./share/ShareGroup";

/** The panel of a figure that is a table or a plot: nothing runs, and there is no view to turn. */
export function TablePanel(): ReactNode {
  return (
    <MorePanel>
      <PanelGroup name="view">
        <ExpandButton />
      </PanelGroup>
      <ShareGroup />
    </MorePanel>
  );
}
