import { type ReactNode, useId } from "react";
import { GAP } from "../../language/strings/en";
import { isPresetId, PRESETS, type PresetId } from "../../logs/presets";
import { Select } from "../../ui/Select";
import type { Chosen } from "./chosen";
import { strings } from "./strings/en";

const words = strings.choices;
const { values } = strings;
const PROGRAMS = Object.fromEntries(Object.entries(PRESETS).map(([id, { name }]) => [id, name]));

/** Where a finding without a tensor leads. */
export const TENSOR_FIELD = "log-tensor";

interface ChoicesProps {
  readonly chosen: Chosen;
  readonly bodies: readonly string[];
  readonly isSample: boolean;
  readonly onChoose: (chosen: Chosen) => void;
}

const BY_DATA = "by-data";

export function Choices({ chosen, bodies, isSample, onChoose }: ChoicesProps): ReactNode {
  const id = useId();
  const choose = (change: Partial<Chosen>) => onChoose({ ...chosen, ...change });
  const select = (
    key: "preset" | "order" | "omega" | "unit" | "direction" | "handedness" | "up" | "tensor",
    value: string | null,
    options: readonly Option[],
    changeTo = (next: string | null): Partial<Chosen> => ({ [key]: next }),
  ) => (
    <Select
      key={key}
      label={words[key]}
      value={value ?? BY_DATA}
      options={options}
      onChange={(next) => choose(changeTo(next === BY_DATA ? null : next))}
    />
  );
  const said = saidIn(chosen);
  return (
    <details className="log-choices">
      <summary>
        <h3>{words.heading}</h3>
      </summary>
      <p className="field-note">{words.note}</p>
      <div className="log-fields">
        {select("preset", chosen.preset, optionsOf(PROGRAMS, words.noPreset), ofPreset)}
        {chosen.preset === null ? null : <Sources preset={chosen.preset} />}
        {(["order", "omega", "unit"] as const).map((key) =>
          select(key, said[key], optionsOf(values[key], words.byData), (next) => ({
            preset: null,
            ...said,
            [key]: next,
          })),
        )}
        {select("direction", chosen.direction, optionsOf(values.direction, words.byData))}
        {select("handedness", chosen.handedness, optionsOf(words.hands))}
        {select("up", chosen.up, optionsOf(words.ups))}
        <div className="log-field">
          <label className="control-name" htmlFor={`${id}-rate`}>
            {words.rate}
          </label>
          <input
            id={`${id}-rate`}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            placeholder={words.rateNote}
            value={chosen.rate}
            onChange={(event) => choose({ rate: event.target.value })}
          />
        </div>
        {bodies.length > 1 ? (
          <Select
            label={words.body}
            value={chosen.body ?? bodies[0] ?? ""}
            options={bodies.map((body) => ({ value: body, text: body }))}
            onChange={(body) => choose({ body })}
          />
        ) : null}
        <div id={TENSOR_FIELD}>
          {select(
            "tensor",
            chosen.tensor,
            optionsOf(words.tensors).filter(({ value }) => value !== "sample" || isSample),
          )}
        </div>
      </div>
      {chosen.tensor === "pasted" ? (
        <div>
          <label className="control-name" htmlFor={`${id}-tensor`}>
            {words.pasteTensor}
          </label>
          <textarea
            id={`${id}-tensor`}
            rows={4}
            spellCheck={false}
            autoComplete="off"
            value={chosen.pasted}
            onChange={(event) => choose({ pasted: event.target.value })}
          />
        </div>
      ) : null}
    </details>
  );
}

function Sources({ preset }: { readonly preset: PresetId }): ReactNode {
  const { name: program, sources } = PRESETS[preset];
  return (
    <p className="field-note log-sources">
      {words.sources(program)}
      {GAP}
      {sources.map(({ name, url, readOn }, index) => (
        <span key={url}>
          {index > 0 ? " · " : ""}
          <a href={url}>{name}</a>
          {readOn === undefined ? "" : `${GAP}${words.readOn(readOn)}`}
        </span>
      ))}
    </p>
  );
}

function ofPreset(id: string | null): Partial<Chosen> {
  if (id === null || !isPresetId(id)) return { preset: null };
  const { handedness, up } = PRESETS[id];
  return { preset: id, order: null, omega: null, unit: null, direction: null, handedness, up };
}

/** One by one, or by the name of a program. */
function saidIn({ preset, order, omega, unit }: Chosen): Pick<Chosen, "order" | "omega" | "unit"> {
  const of = preset === null ? null : PRESETS[preset];
  return {
    order: order ?? of?.order ?? null,
    omega: omega ?? of?.omega ?? null,
    unit: unit ?? of?.unit ?? null,
  };
}

interface Option {
  readonly value: string;
  readonly text: string;
}

/** @param open text of the first choice, which leaves it open */
function optionsOf(texts: Readonly<Record<string, string>>, open?: string): readonly Option[] {
  const options = Object.entries(texts).map(([value, text]) => ({ value, text }));
  return open === undefined ? options : [{ value: BY_DATA, text: open }, ...options];
}
