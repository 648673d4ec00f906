import { type ReactNode, useState } from "react";
import { ANGULAR } from "../../core/dynamics/angular/index";
import { ANGULAR_IDS, ORIENTATION_IDS } from "../../core/dynamics/ids";
import { isExact, type Lane } from "../../core/dynamics/lane";
import { laneName } from "../../figures/simulation/laneNames";
import { strings as kit } from "../../figures/strings/en";
import { OutlinedButton, PlainButton } from "../../ui/buttons";
import { Checkbox } from "../../ui/Checkbox";
import { Select } from "../../ui/Select";
import { withExact } from "../bench/useBench";
import type { MadeBench } from "../bench/useMadeLanes";
import { MOST_LANES } from "../document/bench";
import { isMade, type LabLane } from "../document/labInput";
import { RecordingError, readRecording } from "../document/recordings";
import { strings as makingWords } from "../made/strings/en";
import { strings } from "../strings/en";
import { FileButton, useReadFile } from "./FileButton";
import { type Editing, PartFields, Problem } from "./fields";
import { MadeLaneForm } from "./MadeLaneForm";

const words = strings.lanes;

interface LanesFormProps extends Editing {
  readonly made: MadeBench;
  readonly showRule: (index: number | null) => void;
}

export function LanesForm({ input, scenario, edit, made, showRule }: LanesFormProps): ReactNode {
  const last = scenario.lanes.at(-1);
  const hasGhost = scenario.lanes.length > 1 && last !== undefined && isExact(last);
  const own = hasGhost ? input.lanes.slice(0, -1) : input.lanes;
  const ghost = hasGhost ? input.lanes.slice(-1) : [];
  const take = (lanes: readonly LabLane[]) => edit({ lanes: [...lanes, ...ghost] });
  const add = (lane: LabLane) => take([...own, lane]);
  const replace = (index: number, lane: LabLane) => take(own.map((old, k) => (k === index ? lane : old)));
  return (
    <>
      {own.map((lane, index) => (
        <fieldset className="lane-form" key={laneName(index)}>
          <legend>{words.lane(laneName(index))}</legend>
          <LaneFields
            lane={lane}
            filled={scenario.lanes[index] ?? lane}
            made={made}
            set={(next) => replace(index, next)}
            showCode={() => showRule(index)}
          />
          {own.length > 1 ? (
            <PlainButton onPress={() => take(own.filter((_, k) => k !== index))}>
              {words.remove(laneName(index))}
            </PlainButton>
          ) : null}
        </fieldset>
      ))}
      <div className="actions">
        {own.length < MOST_LANES ? (
          <>
            <OutlinedButton onPress={() => add({ angular: "implicit-body" })}>{words.add}</OutlinedButton>
            <OutlinedButton onPress={() => showRule(null)}>{makingWords.addRule}</OutlinedButton>
            <OutlinedButton onPress={() => add({ engine: FIRST_ENGINE })}>
              {makingWords.addEngine}
            </OutlinedButton>
            <RecordingButton onRead={(recording) => add({ recording })} />
          </>
        ) : null}
        <GhostBox checked={hasGhost} onChange={(on) => edit({ lanes: withExact(input, on).lanes })} />
      </div>
    </>
  );
}

interface LaneFieldsProps {
  readonly lane: LabLane;
  readonly filled: Editing["scenario"]["lanes"][number] | LabLane;
  readonly made: MadeBench;
  readonly set: (lane: LabLane) => string | null;
  readonly showCode: () => void;
}

function LaneFields({ lane, filled, made, set, showCode }: LaneFieldsProps): ReactNode {
  if (isMade(lane)) return <MadeLaneForm lane={lane} made={made} set={set} showCode={showCode} />;
  if ("recording" in lane) return <p className="field-note">{kit.recording(lane.recording.name)}</p>;
  return <Formulation lane={filled as Lane} set={set} />;
}

/** Small, with a switch that matters. */
const FIRST_ENGINE = "jolt:gyroscopic";

/** Says that there is no exact solution where something acts on the body. */
function GhostBox({
  checked,
  onChange,
}: {
  readonly checked: boolean;
  readonly onChange: (on: boolean) => string | null;
}): ReactNode {
  const [problem, setProblem] = useState("");
  return (
    <span>
      <Checkbox label={kit.toolbar.exact} checked={checked} onChange={(on) => setProblem(onChange(on) ?? "")}>
        {kit.toolbar.exactLabel}
      </Checkbox>
      <Problem as="span" sentence={problem} />
    </span>
  );
}

const OPTIONS = ["usual", "explicit", "frozen"] as const;

type Option = (typeof OPTIONS)[number];

function optionOf({ inertia, update }: Lane): Option {
  if (inertia === "frozen") return "frozen";
  return update === "explicit" ? "explicit" : "usual";
}

function fieldsOf(lane: Lane) {
  const { angular, orientation = "exponential-map", substeps = 1, contact } = lane;
  return { angular, orientation, option: optionOf(lane), substeps, contact };
}

/** Leaves out what the rule does not take, or has by default. */
function laneOf({ angular, orientation, option, substeps, contact }: ReturnType<typeof fieldsOf>): LabLane {
  const { wholeFrame } = ANGULAR[angular];
  return {
    angular,
    ...(!wholeFrame && orientation !== "exponential-map" && { orientation }),
    ...(!wholeFrame && option === "explicit" && { update: "explicit" as const }),
    ...(!wholeFrame && option === "frozen" && { inertia: "frozen" as const }),
    ...(angular !== "exact" && substeps !== 1 && { substeps }),
    ...(contact && angular !== "exact" && { contact }),
  };
}

function Formulation({
  lane,
  set,
}: {
  readonly lane: Lane;
  readonly set: (lane: LabLane) => string | null;
}): ReactNode {
  const fields = fieldsOf(lane);
  const { angular, orientation, option } = fields;
  const change = (some: Partial<typeof fields>) => set(laneOf({ ...fields, ...some }));
  return (
    <div className="vector-parts">
      <Select
        label={words.rule}
        value={angular}
        options={ANGULAR_IDS.map((value) => ({ value, text: kit.rules[value].name }))}
        onChange={(rule) => change({ angular: rule })}
      />
      {ANGULAR[angular].wholeFrame ? null : (
        <>
          <Select
            label={words.turn}
            value={orientation}
            options={ORIENTATION_IDS.map((value) => ({ value, text: words.turns[value] }))}
            onChange={(turn) => change({ orientation: turn })}
          />
          <Select
            label={words.option}
            value={option}
            options={OPTIONS.map((value) => ({ value, text: words.options[value] }))}
            onChange={(chosen) => change({ option: chosen })}
          />
        </>
      )}
      {angular === "exact" ? null : (
        <PartFields of={fields} parts={{ substeps: [words.substeps, "number"] }} set={change} />
      )}
    </div>
  );
}

type RecordingInput = Extract<LabLane, { recording: unknown }>["recording"];

const MOST_BYTES = 8 * 2 ** 20;

function RecordingButton({
  onRead,
}: {
  readonly onRead: (recording: RecordingInput) => string | null;
}): ReactNode {
  const [problem, read] = useReadFile(RecordingError, async (file) =>
    file.size > MOST_BYTES ? words.fileTooLong : onRead(readRecording(await file.text(), file.name)),
  );
  return (
    <span>
      <FileButton label={words.addRecording} accept=".json,.jsonl,.ndjson,application/json" onChoose={read} />
      <Problem as="span" sentence={problem} />
    </span>
  );
}
