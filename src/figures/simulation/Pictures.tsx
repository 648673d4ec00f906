import type { ReactNode } from "react";
import { isDiverged } from "../../core/dynamics/state";
import { GAP } from "../../language/strings/en";
import type { Mark } from "../../scene/marks";
import { PictureView } from "../pictures/PictureView";
import { highlightUnderPointer } from "../pictures/termPicking";
import { strings } from "../strings/en";
import { describeLane, sayRecordingEnds } from "./describeLane";
import { HoldBar } from "./hold/HoldBar";
import { useHoldActions } from "./hold/useHold";
import { LaneHeader } from "./LaneHeader";
import { laneHeadings, laneName, laneNumber } from "./laneNames";
import { type SimulationFigureContext, useSimulationFigure } from "./SimulationContext";
import type { LaneView, SimulationDriver } from "./SimulationDriver";

interface PicturesProps {
  /** Within a picture of one lane. */
  readonly inset?: (lane: number) => ReactNode;
}

/** One picture per lane or, overlaid, one of all lanes. */
export function Pictures({ inset = () => null }: PicturesProps): ReactNode {
  const figure = useSimulationFigure();
  const { lanes, layout, layers } = figure.settings;
  const shown = new Set(layers);
  const all = lanes.map((_, lane) => lane);
  const groups = layout === "overlaid" ? [all] : all.map((lane) => [lane]);
  return (
    <div className={`pictures pictures-${groups.length}`}>
      {groups.map((group) => (
        <div className="lane" key={group.join(" ")}>
          <div className="lane-head">
            {group.map((lane) => (
              <LaneHeader key={lane} lane={lane} />
            ))}
          </div>
          <LanePicture
            lanes={group}
            marks={(view, isGhost) => figure.spec.marks(view, shown, isGhost)}
            describe={figure.spec.describe}
            inset={group.length === 1 && inset(group[0] ?? 0)}
          />
        </div>
      ))}
    </div>
  );
}

export interface Aspect {
  readonly id: string;
  readonly title: string;
  readonly marks: (view: LaneView, shown: ReadonlySet<string>) => readonly Mark[];
  readonly describe: (view: LaneView) => string;
  /** Over the picture, where the start is set by something else than the body. */
  readonly over?: ReactNode;
}

export function AspectPictures({ aspects }: { readonly aspects: readonly Aspect[] }): ReactNode {
  const { settings } = useSimulationFigure();
  const shown = new Set(settings.layers);
  return (
    <div className={`pictures pictures-${settings.lanes.length * aspects.length}`}>
      {settings.lanes.flatMap((_, lane) =>
        aspects.map(({ id, title, marks, describe, over = null }, index) => (
          <div className="lane" key={`${laneName(lane)} ${id}`}>
            <div className="lane-head">
              {index === 0 ? <LaneHeader lane={lane} /> : null}
              <p className="aspect-title">{title}</p>
            </div>
            <LanePicture
              lanes={[lane]}
              marks={(view) => marks(view, shown)}
              describe={describe}
              over={over}
            />
          </div>
        )),
      )}
    </div>
  );
}

interface LanePictureProps {
  readonly lanes: readonly number[];
  readonly marks: (view: LaneView, isGhost: boolean) => readonly Mark[];
  readonly describe: (view: LaneView) => string;
  readonly over?: ReactNode;
  readonly inset?: ReactNode;
}

function LanePicture({ lanes, marks, describe, over, inset }: LanePictureProps): ReactNode {
  const figure = useSimulationFigure();
  const { driver, settings, spec } = figure;
  const headings = laneHeadings(settings, spec);
  const bodyActions = useHoldActions();
  const hold = over === undefined ? bodyActions : null;
  const laneMarks = (lane: number): Mark[] => {
    const view = driver.pictureView(lane);
    if (!view) return [];
    const highlighted = highlightUnderPointer(marks(view, lane !== lanes[0]));
    const named = lanes.length > 1 ? highlighted.map((mark) => ofLane(mark, lane)) : highlighted;
    return named.map((mark) => ({ ...mark, key: `${lane} ${mark.key}` }));
  };
  return (
    <PictureView
      loop={driver}
      marks={() => [...lanes.flatMap(laneMarks), ...exactMarks(figure)]}
      describe={() =>
        lanes
          .map((lane) => strings.lane.seen(headings[lane] ?? "", describeLane(driver, lane, describe)))
          .join(" ")
      }
      trouble={() => divergences(driver, lanes)}
      hold={hold}
      inset={inset}
    >
      {hold && lanes[0] === 0 ? <HoldBar /> : over}
    </PictureView>
  );
}

/** Axes are named only for a single lane: several names would lie in a heap. */
function ofLane(mark: Mark, lane: number): Mark {
  if (mark.kind === "body" || mark.kind === "object") return { ...mark, lane: laneNumber(lane) };
  if (mark.kind === "axes" && lane > 0) return { ...mark, labels: ["", "", ""] };
  if (mark.kind !== "arrow" || !mark.label) return mark;
  return { ...mark, lane: laneNumber(lane), label: `${mark.label} ${laneName(lane)}` };
}

function exactMarks({ settings, driver, spec }: SimulationFigureContext): Mark[] {
  const lane = settings.lanes.length;
  const view = settings.exact ? driver.laneView(lane) : null;
  if (!view) return [];
  return spec
    .marks(view, new Set(), true)
    .map((mark) => ({ ...ofLane(mark, lane), key: `exact ${mark.key}` }));
}

function divergences(driver: SimulationDriver, lanes: readonly number[]): string | null {
  const sentences = lanes.flatMap((lane) => {
    const instant = driver.player.instant(lane);
    if (!isDiverged(instant)) return [];
    if (instant.diverged === "the recording ends") return [sayRecordingEnds(driver, lane)];
    return [strings.lane.divergedBecause(laneName(lane), strings.divergence[instant.diverged])];
  });
  return sentences.join(GAP) || null;
}
