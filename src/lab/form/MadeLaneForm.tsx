import type { ReactNode } from "react";
import { bytesToFetch } from "../../engines/download";
import { decimals, megabytes } from "../../format/numbers";
import { PERCENT } from "../../language/strings/en";
import { OutlinedButton } from "../../ui/buttons";
import { Select } from "../../ui/Select";
import type { MadeBench } from "../bench/useMadeLanes";
import {
  ENGINE_SETTINGS,
  type EngineLane,
  engineSetting,
  isRule,
  type MadeLane,
  madeName,
  type RuleLane,
} from "../document/labInput";
import { strings as words } from "../made/strings/en";
import { sentenceOf } from "../made/trouble";

interface MadeLaneFormProps<Lane extends MadeLane = MadeLane> {
  readonly lane: Lane;
  readonly made: MadeBench;
  readonly set: (lane: MadeLane) => string | null;
  readonly showCode: () => void;
}

export function MadeLaneForm({ lane, ...others }: MadeLaneFormProps): ReactNode {
  return isRule(lane) ? <RuleForm lane={lane} {...others} /> : <EngineForm lane={lane} {...others} />;
}

function RuleForm({ lane, made, showCode }: MadeLaneFormProps<RuleLane>): ReactNode {
  return (
    <>
      <p className="field-note">{lane.rule.name}</p>
      <MadeStatus lane={lane} made={made} />
      <OutlinedButton onPress={showCode}>{words.showCode}</OutlinedButton>
    </>
  );
}

function EngineForm({ lane, made, set }: MadeLaneFormProps<EngineLane>): ReactNode {
  const state = made.stateOf(lane);
  const size = bytesToFetch(engineSetting(lane.engine)?.id ?? "bullet");
  const isMaking = state.kind === "making";
  const mayLoad = state.kind === "waiting" || (state.kind === "made" && state.made.recording === null);
  return (
    <>
      <Select
        label={words.engine}
        value={lane.engine}
        options={ENGINE_SETTINGS.map((value) => ({ value, text: madeName({ engine: value }) }))}
        onChange={(engine) => set({ engine })}
      />
      <MadeStatus lane={lane} made={made} />
      {mayLoad || isMaking ? (
        // One button for both keeps the focus when its action changes.
        <OutlinedButton onPress={() => (isMaking ? made.stop(lane) : made.run(lane))}>
          {isMaking ? words.stop : words.load(megabytes(size))}
        </OutlinedButton>
      ) : null}
    </>
  );
}

export function MadeStatus({ lane, made }: Pick<MadeLaneFormProps, "lane" | "made">): ReactNode {
  const state = made.stateOf(lane);
  const trouble = state.kind === "made" ? state.made.trouble : null;
  const text =
    state.kind === "making"
      ? isRule(lane)
        ? words.runs
        : state.share === null
          ? words.loading
          : words.loadingShare(`${decimals(100 * state.share, 0)}${PERCENT}`)
      : trouble && sentenceOf(trouble);
  return (
    <p className={trouble ? "field-problem" : "field-note"} role="status">
      {text}
    </p>
  );
}
