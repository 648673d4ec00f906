import type { ReactNode } from "react";
import { ResetViewButton, useFigureActions } from "../shell/actions";
import { MorePanel, PanelGroup } from "../shell/More";
import { strings } from "../strings/en";
import {
  FormulationSelect,
  LayerCheckboxes,
  LayoutSelect,
  OtherControls,
  ToggleCheckboxes,
} from "./controls";
import { laneName } from "./laneNames";
import { RepeatButton } from "./RepeatButton";
import { ScenarioSliders } from "./ScenarioSliders";
import { useSimulationFigure } from "./SimulationContext";

export function SimulationPanel({ take }: { readonly take: ReactNode }): ReactNode {
  const { driver } = useSimulationFigure();
  return (
    <MorePanel>
      <PanelGroup name="shown">
        <LayerCheckboxes />
        <ToggleCheckboxes of="shown" />
        <LayoutSelect />
      </PanelGroup>
      <PanelGroup name="run">
        <RunControls />
        {take}
      </PanelGroup>
      <PanelGroup name="view">
        <ResetViewButton loop={driver} />
        <p className="panel-hint hint-pointer">{strings.actions.keys}</p>
      </PanelGroup>
    </MorePanel>
  );
}

function RunControls(): ReactNode {
  const { settings, spec } = useSimulationFigure();
  const { isExpanded } = useFigureActions();
  const others = settings.lanes.map((_, lane) => lane).filter((lane) => lane > 0);
  return (
    <>
      <OtherControls ids={["formulation", "gyroscopic"]} />
      {others.map((lane) => (
        <FormulationSelect key={laneName(lane)} lane={lane} />
      ))}
      <OtherControls ids={["frame", "timeStep"]} />
      <ToggleCheckboxes of="run" />
      {/* In the whole window it stands at the bar. */}
      {isExpanded ? null : <RepeatButton />}
      {spec.choices.sliders ? <ScenarioSliders /> : null}
    </>
  );
}
