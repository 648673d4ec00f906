import { type ReactNode, useId } from "react";
import { isPresetId, PRESET_IDS, PRESETS, type Preset, type PresetId } from "../../logs/presets";
import { Select } from "../../ui/Select";
import type { Chosen, TensorSource } from "./chosen";
import { strings } from "./strings/en";

const words = strings.choices;
const { values } = strings;

interface ChoicesProps {
  readonly chosen: Chosen;
  readonly bodies: readonly string[];
  readonly isSample: boolean;
  readonly onChoose: (chosen: Chosen) => void;
}

const BY_DATA = "by-data";

export function Choices({ chosen, bodies, isSample, onChoose }: ChoicesProps): ReactNode {
  const choose = (change: Partial<Chosen>) => onChoose({ ...chosen, ...change });
  return (
    <details className="log-choices">
      <summary>
        <h3>{words.heading}</h3>
      </summary>
      <p className="field-note">{words.note}</p>
      <div className="log-fields">
        <PresetChoice value={chosen.preset} choose={choose} />
        <Conventions chosen={chosen} choose={choose} />
        <TextField
          label={words.rate}
          note={words.rateNote}
          value={chosen.rate}
          onChange={(rate) => choose({ rate })}
        />
        {bodies.length > 1 ? (
          <Select
            label={words.body}
            value={chosen.body ?? bodies[0] ?? ""}
            options={bodies.map((body) => ({ value: body, text: body }))}
            onChange={(body) => choose({ body })}
          />
        ) : null}
        <TensorChoice value={chosen.tensor} isSample={isSample} onChange={(tensor) => choose({ tensor })} />
      </div>
      {chosen.tensor === "pasted" ? (
        <PastedTensor value={chosen.pasted} onChange={(pasted) => choose({ pasted })} />
      ) : null}
    </details>
  );
}

interface PresetChoiceProps extends Pick<ConventionsProps, "choose"> {
  readonly value: PresetId | null;
}

function PresetChoice({ value, choose }: PresetChoiceProps): ReactNode {
  return (
    <>
      <Select
        label={words.preset}
        value={value ?? BY_DATA}
        options={[
          { value: BY_DATA, text: words.noPreset },
          ...PRESET_IDS.map((id) => ({ value: id, text: words.presets[id] })),
        ]}
        onChange={(id) => choose(isPresetId(id) ? ofPreset(id) : { preset: null })}
      />
      {value === null ? null : <Sources preset={value} />}
    </>
  );
}

interface TensorChoiceProps {
  readonly value: TensorSource;
  readonly isSample: boolean;
  readonly onChange: (source: TensorSource) => void;
}

function TensorChoice({ value, isSample, onChange }: TensorChoiceProps): ReactNode {
  const sources: readonly TensorSource[] = [
    "found",
    "bench",
    "pasted",
    ...(isSample ? ["sample" as const] : []),
  ];
  return (
    <Select
      label={words.tensor}
      value={value}
      options={sources.map((source) => ({ value: source, text: words.tensors[source] }))}
      onChange={onChange}
    />
  );
}

function Sources({ preset }: { readonly preset: PresetId }): ReactNode {
  const { sources } = PRESETS[preset];
  return (
    <p className="field-note log-sources">
      {words.sources(words.presets[preset])}{" "}
      {sources.map(({ name, url, readOn }, index) => (
        <span key={url}>
          {index > 0 ? " · " : ""}
          <a href={url}>{name}</a>
          {readOn === undefined ? "" : ` ${words.readOn(readOn)}`}
        </span>
      ))}
    </p>
  );
}

function ofPreset(preset: keyof typeof PRESETS): Partial<Chosen> {
  const { handedness, up } = PRESETS[preset];
  return { preset, order: null, omega: null, unit: null, direction: null, handedness, up };
}

interface ConventionsProps {
  readonly chosen: Chosen;
  readonly choose: (change: Partial<Chosen>) => void;
}

function Conventions({ chosen, choose }: ConventionsProps): ReactNode {
  const preset = chosen.preset === null ? null : PRESETS[chosen.preset];
  return (
    <>
      {(["order", "omega", "unit"] as const).map((key) => (
        <OpenChoice<string>
          key={key}
          label={words[key]}
          value={chosen[key] ?? preset?.[key] ?? null}
          texts={values[key]}
          onChange={(value) => choose({ preset: null, ...ofPresetOr(chosen), [key]: value })}
        />
      ))}
      <OpenChoice
        label={words.direction}
        value={chosen.direction}
        texts={values.direction}
        onChange={(direction) => choose({ direction })}
      />
      <Select
        label={words.handedness}
        value={chosen.handedness}
        options={optionsOf(words.hands)}
        onChange={(handedness) => choose({ handedness })}
      />
      <Select
        label={words.up}
        value={chosen.up}
        options={optionsOf(words.ups)}
        onChange={(up) => choose({ up })}
      />
    </>
  );
}

function ofPresetOr({ preset, order, omega, unit }: Chosen): Pick<Chosen, "order" | "omega" | "unit"> {
  const of: Partial<Preset> = preset === null ? {} : PRESETS[preset];
  return {
    order: order ?? of.order ?? null,
    omega: omega ?? of.omega ?? null,
    unit: unit ?? of.unit ?? null,
  };
}

interface OpenChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T | null;
  readonly texts: Readonly<Record<T, string>>;
  readonly onChange: (value: T | null) => void;
}

function OpenChoice<T extends string>({ label, value, texts, onChange }: OpenChoiceProps<T>): ReactNode {
  return (
    <Select<T | typeof BY_DATA>
      label={label}
      value={value ?? BY_DATA}
      options={[{ value: BY_DATA, text: words.byData }, ...optionsOf(texts)]}
      onChange={(chosen) => onChange(chosen === BY_DATA ? null : chosen)}
    />
  );
}

function optionsOf<T extends string>(texts: Readonly<Record<T, string>>): { value: T; text: string }[] {
  return (Object.keys(texts) as T[]).map((value) => ({ value, text: texts[value] }));
}

interface TextFieldProps {
  readonly label: string;
  readonly note: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function TextField({ label, note, value, onChange }: TextFieldProps): ReactNode {
  const id = useId();
  return (
    <div className="log-field">
      <label className="control-name" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        placeholder={note}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

function PastedTensor({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}): ReactNode {
  const id = useId();
  return (
    <div>
      <label className="control-name" htmlFor={id}>
        {words.pasteTensor}
      </label>
      <textarea
        id={id}
        rows={4}
        spellCheck={false}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
