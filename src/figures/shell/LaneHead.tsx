import type { ReactNode } from "react";
import { Select, Switch } from "../../ui/controls";
import type { LaneFigureKind } from "./kind";
import { type LaneId, laneTitle } from "./lane";
import { laneName } from "./readouts";
import type { Lanes } from "./useLanes";

interface LaneHeadProps {
  readonly lane: number;
  readonly lanes: Lanes;
  readonly kind: LaneFigureKind;
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
export function LaneHead({ lane, lanes: { settings, change }, kind }: LaneHeadProps): ReactNode {
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
