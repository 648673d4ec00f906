import type { ReactNode } from "react";
import { Select, Switch } from "../../ui/controls";
import { type LaneId, laneTitle } from "./laneId";
import { laneName } from "./readouts";
import type { SimulationSpec } from "./spec";
import type { Simulation } from "./useSimulation";

interface LaneHeaderProps {
  readonly lane: number;
  readonly lanes: Simulation;
  readonly kind: SimulationSpec;
}

/** What a lane is, where the chapter has chosen it. */
function LaneTitle({ lane, rule }: { readonly lane: number; readonly rule: LaneId }): ReactNode {
  return (
    <p className="lane-title">
      {laneName(lane)}: {laneTitle(rule)}
    </p>
  );
}

/** Above a lane's picture: its formulation and, for lane A where that is the point, the gyroscopic term's switch. */
export function LaneHeader({ lane, lanes: { settings, change }, kind }: LaneHeaderProps): ReactNode {
  const rule = settings.lanes[lane];
  const { gyroscopicRule } = kind;
  if (!rule) return null;
  if (kind.rules.length === 0)
    return settings.lanes.length > 1 ? <LaneTitle lane={lane} rule={rule} /> : null;
  const choose = (chosen: typeof rule) =>
    change({ lanes: settings.lanes.map((present, index) => (index === lane ? chosen : present)) });
  return (
    <div className="lane-controls">
      <Select
        label={`Formulation ${laneName(lane)}`}
        value={rule}
        options={kind.rules.map((value) => ({ value, text: laneTitle(value) }))}
        onChange={choose}
      />
      {lane === 0 && gyroscopicRule ? (
        <Switch
          label="Gyroscopic term"
          checked={rule !== "none"}
          onChange={(on) => choose(on ? gyroscopicRule : "none")}
        />
      ) : null}
    </div>
  );
}
