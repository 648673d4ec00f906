import type { ReactNode } from "react";
import { NumberSlider } from "../../../figures/diagram/controls";
import { type Diagram, usePlaying, useSetting } from "../../../figures/diagram/Diagram";
import { diagramIsland } from "../../../figures/diagram/DiagramFigure";
import { number, type Setting } from "../../../figures/diagram/settings";
import { nowColumn } from "../../../figures/diagram/vectorText";
import { oneOf } from "../../../figures/shell/figureState";
import { decimals } from "../../../format/numbers";
import { PRESETS, type PresetId } from "../../../logs/presets";
import type { Camera } from "../../../scene/camera";
import { PlayButton } from "../../../ui/buttons";
import { Select } from "../../../ui/Select";
import { strings } from "../strings/en";
import { rowOf, TURNING } from "./rows";
import { BOX_ROWS, boxCells, describeTiltedBox, tiltedBoxMarks } from "./tiltedBox";

const words = strings.meaning;

const CAMERA: Camera = { target_W: [0, 0.12, 0], radius: 1.3, azimuth: 0.75, elevation: 0.36, zoom: 1 };
const LAST = 2;

const SETTINGS = {
  program: { initial: "unity", schema: oneOf(TURNING) } as Setting<PresetId>,
  seconds: number(0.4, {
    name: words.time,
    text: (time) => `${decimals(time, 2)} s`,
    least: 0,
    most: LAST,
    step: 0.02,
  }),
};

function BoxChoice({ diagram }: { readonly diagram: Diagram<typeof SETTINGS> }): ReactNode {
  const program = useSetting(diagram, "program");
  return (
    <div className="tilted-box-choice">
      <Select
        label={words.program}
        value={program}
        options={TURNING.map((value) => ({ value, text: PRESETS[value].name }))}
        onChange={(chosen) => diagram.set({ program: chosen })}
      />
      <PlayButton playing={usePlaying(diagram)} onToggle={() => diagram.play(!diagram.playing)} />
      <NumberSlider diagram={diagram} of="seconds">
        <i>t</i>
      </NumberSlider>
      <p className="tilted-box-said">{words.said(rowOf(program))}</p>
    </div>
  );
}

export const TiltedBox = diagramIsland("TiltedBox", {
  settings: SETTINGS,
  camera: CAMERA,
  motion: {
    after: ({ program, seconds }, elapsed) => ({ program, seconds: Math.min(LAST, seconds + elapsed) }),
    start: { seconds: 0 },
    isOver: ({ seconds }) => seconds >= LAST,
  },
  marks: tiltedBoxMarks,
  describe: describeTiltedBox,
  rows: BOX_ROWS,
  columns: (values) => [nowColumn(boxCells(values))],
  matter: ["alongWorld", "alongBody", "turned"],
  Choice: BoxChoice,
});
