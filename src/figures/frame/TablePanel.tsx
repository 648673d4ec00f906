import type { ReactNode } from "react";
import { CopyLinkButton, ExpandButton } from "./actions";
import { MorePanel, PanelGroup } from "./More";

/** The panel of a figure that is a table or a plot: nothing runs, and there is no view to turn. */
export function TablePanel(): ReactNode {
  return (
    <MorePanel>
      <PanelGroup name="view">
        <ExpandButton />
      </PanelGroup>
      <PanelGroup name="take">
        <CopyLinkButton />
      </PanelGroup>
    </MorePanel>
  );
}
