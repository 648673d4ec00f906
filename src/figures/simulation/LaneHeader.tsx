import type { ReactNode } from "react";
import { Select } from "../../ui/Select";
import { Switch } from "../../ui/Switch";
import { strings } from "../strings";
import { type LaneId, laneTitle } from "./laneId";
import { laneName } from "./laneNames";
import { useSimulationFigure } from "./SimulationContext";

/** Above a lane's picture: its formulation and, for lane A where that is the point, the gyroscopic term's switch. */
export function LaneHeader({ lane }: { readonly lane: number }): ReactNode {
  const { settings, spec, change } = useSimulationFigure();
  const { formulations, gyroscopic } = spec.choices;
  const present = settings.lanes[lane];
  if (!present) return null;
  if (formulations.length === 0)
    return settings.lanes.length > 1 ? (
      <p className="lane-title">{strings.lane.heading(laneName(lane), laneTitle(present))}</p>
    ) : null;
  const choose = (chosen: LaneId) =>
    change({ lanes: settings.lanes.map((id, index) => (index === lane ? chosen : id)) });
  return (
    <div className="lane-controls">
      <Select
        label={strings.toolbar.formulation(laneName(lane))}
        value={present}
        options={withPresent(formulations, present).map((value) => ({ value, text: laneTitle(value) }))}
        onChange={choose}
      />
      {lane === 0 && gyroscopic ? (
        <Switch
          label={strings.toolbar.gyroscopicTerm}
          checked={present !== "none"}
          onChange={(on) => choose(on ? gyroscopic : "none")}
        />
      ) : null}
    </div>
  );
}

/** A link may set a formulation that the list does not offer: it then stands in the list as well. */
function withPresent(offered: readonly LaneId[], present: LaneId): readonly LaneId[] {
  return offered.includes(present) ? offered : [...offered, present];
}
