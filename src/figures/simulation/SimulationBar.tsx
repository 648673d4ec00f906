import type { ReactNode } from "react";
import { SpeedSelect } from "../../ui/Transport";
import { BarActions, ExpandButton } from "../shell/actions";
import { downloadLanes, downloadScenario } from "../shell/download";
import { MoreButton } from "../shell/More";
import { ShareItem, ShareMenu } from "../shell/share/ShareMenu";
import { strings } from "../strings/en";
import { Control, InspectorButton, OtherControls } from "./controls";
import { ScenarioSlider } from "./ScenarioSliders";
import { useSimulationFigure } from "./SimulationContext";

/** What a reader does every day; what is set once waits in the panel. */
export function SimulationBar(): ReactNode {
  const { settings, change } = useSimulationFigure();
  return (
    <div className="figure-choice">
      <FirstChoice />
      <OtherControls ids={["start", "launch"]} />
      <SpeedSelect speed={settings.speed} onSpeed={(speed) => change({ speed })} />
      <BarActions>
        <InspectorButton />
        <ExpandButton />
        <ShareMenu>
          <Downloads />
        </ShareMenu>
        <MoreButton />
      </BarActions>
    </div>
  );
}

function FirstChoice(): ReactNode {
  const { first } = useSimulationFigure().spec.choices;
  // These stand over their lane.
  if (!first || first === "gyroscopic" || first === "formulation") return null;
  return typeof first === "object" ? <ScenarioSlider id={first.slider} /> : <Control id={first} />;
}

function Downloads(): ReactNode {
  const { id, driver } = useSimulationFigure();
  const { downloadData, downloadScenario: scenario } = strings.actions;
  return (
    <>
      <ShareItem note={strings.share.wholeRun} onPress={() => downloadLanes(driver.player, id)}>
        {downloadData}
      </ShareItem>
      <ShareItem onPress={() => downloadScenario(driver.player, id)}>{scenario}</ShareItem>
    </>
  );
}
