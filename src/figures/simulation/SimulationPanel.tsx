import type { ReactNode } from "react";
import { SpeedSelect } from "../../ui/Transport";
import { ActionButton, ExpandButton, ResetButton, ResetViewButton } from "../shell/actions";
import { downloadLanes, downloadScenario } from "../shell/download";
import { MorePanel, PanelGroup } from "../shell/More";
import { ShareGroup } from "../shell/share/ShareGroup";
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
import { useTransportActions } from "./useTransportActions";

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
      </PanelGroup>
      <PanelGroup name="view">
        <ResetViewButton loop={driver} />
        <OtherControls ids={["inspector"]} />
        <ExpandButton />
      </PanelGroup>
      <ShareGroup>
        <Downloads />
        {take}
      </ShareGroup>
    </MorePanel>
  );
}

function RunControls(): ReactNode {
  const { settings, change, spec } = useSimulationFigure();
  const { reset } = useTransportActions();
  const others = settings.lanes.map((_, lane) => lane).filter((lane) => lane > 0);
  return (
    <>
      <OtherControls ids={["start", "formulation", "gyroscopic"]} />
      {others.map((lane) => (
        <FormulationSelect key={laneName(lane)} lane={lane} />
      ))}
      <OtherControls ids={["frame", "timeStep"]} />
      <SpeedSelect speed={settings.speed} onSpeed={(speed) => change({ speed })} />
      <ToggleCheckboxes of="run" />
      <OtherControls ids={["launch"]} />
      <RepeatButton />
      <ResetButton onReset={reset} />
      {spec.choices.sliders ? <ScenarioSliders /> : null}
    </>
  );
}

function Downloads(): ReactNode {
  const { id, driver } = useSimulationFigure();
  const { downloadData, downloadScenario: scenario } = strings.actions;
  return (
    <>
      <ActionButton onPress={() => downloadLanes(driver.player, id)}>{downloadData}</ActionButton>
      <ActionButton onPress={() => downloadScenario(driver.player, id)}>{scenario}</ActionButton>
    </>
  );
}
