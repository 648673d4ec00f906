import { type ReactNode, useId, useState } from "react";
import { ORIENTATION_IDS } from "../../../core/dynamics/ids";
import { laneName } from "../../../figures/simulation/laneNames";
import { TURNING_OMEGAS } from "../../../judge/rule";
import { Select } from "../../../ui/Select";
import { strings as lab } from "../../strings/en";
import { strings } from "../strings/en";
import { type Draft, draftFrom, startedFrom, TEMPLATES, templateOf } from "./draft";

interface StartFieldsProps {
  readonly draft: Draft;
  readonly take: (draft: Draft) => void;
  readonly startingRule: string | null;
  readonly index: number | null;
  readonly others: readonly { readonly index: number; readonly name: string }[];
  readonly choose: (index: number | null) => void;
}

const TURNS = /export\s+(function|const)\s+(advance|torque)\b/;

export function StartFields({ startingRule, draft, take, ...lanes }: StartFieldsProps): ReactNode {
  const [started, setStarted] = useState(() => startedFrom(startingRule));
  const { note } = templateOf(started);
  const id = useId();
  return (
    <>
      <div className="vector-parts">
        {lanes.others.length > 0 ? <LaneSelect {...lanes} /> : null}
        <Select
          label={strings.startFrom}
          value={started}
          options={TEMPLATES}
          onChange={(template) => {
            setStarted(template);
            const { orientation, turningOmega } = draft;
            take({ ...draftFrom(template), orientation, turningOmega });
          }}
        />
        <div className="rule-name">
          <label htmlFor={id}>{strings.name}</label>
          <input
            id={id}
            value={draft.name}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => take({ ...draft, name: target.value })}
          />
        </div>
        {TURNS.test(draft.source) ? null : (
          <>
            <Select
              label={strings.turnedBy}
              value={draft.orientation}
              options={ORIENTATION_IDS.map((value) => ({ value, text: lab.lanes.turns[value] }))}
              onChange={(orientation) => take({ ...draft, orientation })}
            />
            <Select
              label={strings.turningOmega}
              value={draft.turningOmega}
              options={TURNING_OMEGAS.map((value) => ({ value, text: strings.turningOmegas[value] }))}
              onChange={(turningOmega) => take({ ...draft, turningOmega })}
            />
          </>
        )}
      </div>
      {note ? <p className="rule-example">{note}</p> : null}
    </>
  );
}

function LaneSelect({
  index,
  others,
  choose,
}: Pick<StartFieldsProps, "index" | "others" | "choose">): ReactNode {
  const lanes = others.map((one) => ({
    value: String(one.index),
    text: strings.laneOf(laneName(one.index), one.name),
  }));
  return (
    <Select
      label={strings.which}
      value={index === null ? "new" : String(index)}
      options={[...lanes, { value: "new", text: strings.newLane }]}
      onChange={(value) => choose(value === "new" ? null : Number(value))}
    />
  );
}
