import { type CSSProperties, type ReactNode, useRef } from "react";
import { ENGINES } from "../../../engines/registry";
import { PictureView } from "../../../figures/pictures/PictureView";
import { highlightUnderPointer } from "../../../figures/pictures/termPicking";
import { describeLane } from "../../../figures/simulation/describeLane";
import { LaneHeading } from "../../../figures/simulation/LaneHeader";
import { laneName } from "../../../figures/simulation/laneNames";
import { Pictures } from "../../../figures/simulation/Pictures";
import { useSimulationFigure } from "../../../figures/simulation/SimulationContext";
import { strings as kit } from "../../../figures/strings/en";
import { setText, useFrameListener } from "../../../ui/liveElements";
import { Select } from "../../../ui/Select";
import { isSettingId, type SettingId, settingOf, settingsOf, settingText } from "../engineText";
import { runningAngleText } from "../numbers";
import { strings } from "../strings/en";
import { hasRun, type RacerId, racerText } from "./raceState";
import type { RunningRace } from "./useRace";

const words = strings.race;

/** So many pictures stand in one row. */
const IN_A_ROW = 4;

interface RacePicturesProps {
  readonly running: RunningRace;
}

/** The exact solution first, then a picture for each racer; overlaid, the kit's one picture of all. */
export function RacePictures({ running }: RacePicturesProps): ReactNode {
  const { settings } = useSimulationFigure();
  if (settings.layout === "overlaid") return <Pictures />;
  const { racers } = running.race;
  const count = racers.length + (settings.exact ? 1 : 0);
  const rows = count > IN_A_ROW ? 2 : 1;
  const shape = {
    "--columns": Math.ceil(count / rows),
    "--rows-wide": rows,
    "--rows-narrow": Math.ceil(count / 2),
  };
  return (
    <div className="pictures race-pictures" data-count={count} style={shape as CSSProperties}>
      {settings.exact ? (
        <div className="lane">
          <div className="lane-head">
            <p className="lane-title">{kit.toolbar.exact}</p>
          </div>
          <LanePicture lane={racers.length} name={kit.toolbar.exact} />
        </div>
      ) : null}
      {racers.map((racer, lane) => (
        <div
          className="lane"
          key={laneName(lane)}
          data-waiting={!hasRun(running.race, racer, running.runs) || undefined}
        >
          <div className="lane-head">
            <RacerHead running={running} lane={lane} racer={racer} />
          </div>
          <LanePicture
            lane={lane}
            name={racerText(racer)}
            isWaiting={!hasRun(running.race, racer, running.runs)}
          />
        </div>
      ))}
    </div>
  );
}

interface RacerHeadProps extends RacePicturesProps {
  readonly lane: number;
  readonly racer: RacerId;
}

function RacerHead({ running, lane, racer }: RacerHeadProps): ReactNode {
  const { race, choose } = running;
  if (!isSettingId(racer))
    return (
      <p className="lane-title">
        <LaneHeading lane={lane} title={racerText(racer)} />
      </p>
    );
  const { engine } = settingOf(racer);
  const options = settingsOf(engine);
  return (
    <>
      <p className="lane-title">
        <LaneHeading lane={lane} title={ENGINES[engine].name} />
      </p>
      {options.length === 1 ? (
        <p className="race-setting">{settingText(racer)}</p>
      ) : (
        <Select<SettingId>
          className="race-setting"
          hideLabel
          label={words.setting(laneName(lane))}
          value={racer}
          options={options.map((value) => ({ value, text: settingText(value) }))}
          onChange={(chosen) => choose(race.racers.with(lane, chosen))}
        />
      )}
    </>
  );
}

interface LanePictureProps {
  readonly lane: number;
  readonly name: string;
  /** Its engine has not come: the exact racket stands there, pale. */
  readonly isWaiting?: boolean;
}

function LanePicture({ lane, name, isWaiting = false }: LanePictureProps): ReactNode {
  const { driver, spec, settings } = useSimulationFigure();
  const marks = () => {
    const view = driver.pictureView(lane);
    return view ? highlightUnderPointer(spec.marks(view, new Set(settings.layers), false)) : [];
  };
  return (
    <PictureView
      loop={driver}
      marks={marks}
      describe={() =>
        kit.lane.seen(name, isWaiting ? words.notLoaded : describeLane(driver, lane, spec.describe))
      }
    >
      {settings.exact && lane === settings.lanes.length ? null : (
        <RunningError lane={lane} isWaiting={isWaiting} />
      )}
    </PictureView>
  );
}

/** In the picture: how far this racket is from the exact one, as it plays. */
function RunningError({ lane, isWaiting }: Omit<LanePictureProps, "name">): ReactNode {
  const { player } = useSimulationFigure().driver;
  const element = useRef<HTMLParagraphElement>(null);
  const text = () => {
    if (isWaiting) return words.notLoaded;
    const report = player.report(lane);
    return "diverged" in report ? words.over : runningAngleText(report.attitudeError ?? Number.NaN);
  };
  useFrameListener(() => {
    setText(element.current, text());
  });
  return <p ref={element} className="race-error" />;
}
