import type { ReactNode } from "react";
import { ENGINE_IDS, ENGINES, type EngineId } from "../../../engines/registry";
import { packageText, type SettingId, settingOf, settingsOf, settingText } from "../engineText";
import { type Measured, type ThrowId, TIMES } from "../measure";
import { angleText, driftText } from "../numbers";
import { storedSetting } from "../storedMeasurements";
import { strings } from "../strings/en";

const words = strings.table;

interface MeasuredTableProps {
  readonly thrown: ThrowId;
  readonly caption: string;
}

export function MeasuredTable({ thrown, caption }: MeasuredTableProps): ReactNode {
  return (
    <section className="long-scroller" tabIndex={0} aria-label={caption}>
      <table className="rules engines-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.engine}</th>
            <th scope="col">{words.setting}</th>
            {TIMES.map((time) => (
              <th scope="col" key={time}>
                {words.error(time)}
              </th>
            ))}
            <LastHeads />
          </tr>
        </thead>
        {ENGINE_IDS.map((engine) => (
          <EngineRows key={engine} engine={engine} thrown={thrown} />
        ))}
      </table>
    </section>
  );
}

export function LastHeads(): ReactNode {
  const last = Math.max(...TIMES);
  return (
    <>
      <th scope="col">{words.energy(last)}</th>
      <th scope="col">{words.size(last)}</th>
      <th scope="col">{words.direction}</th>
    </>
  );
}

function EngineRows({ engine, thrown }: { readonly engine: EngineId; readonly thrown: ThrowId }): ReactNode {
  const rows = settingsOf(engine);
  return (
    <tbody>
      {rows.map((id, index) => (
        <tr key={id}>
          {index === 0 ? (
            <th scope="rowgroup" rowSpan={rows.length}>
              {ENGINES[engine].name} <span className="package">{packageText(engine)}</span>
            </th>
          ) : null}
          <th scope="row">{settingName(id)}</th>
          <NumberCells measured={storedSetting(id)[thrown]} />
        </tr>
      ))}
    </tbody>
  );
}

export function settingName(id: SettingId): string {
  const { engine, setting } = settingOf(id);
  return setting.id === ENGINES[engine].byDefault ? words.byDefault(settingText(id)) : settingText(id);
}

export function NumberCells({ measured }: { readonly measured: readonly Measured[] | undefined }): ReactNode {
  const last = measured?.[TIMES.length - 1];
  return (
    <>
      {TIMES.map((time, k) => {
        const found = measured?.[k];
        return (
          <td key={time} data-quantity={`attitude-${time}`}>
            {found ? angleText(found.attitude) : words.none}
          </td>
        );
      })}
      <td data-quantity="energy">{last ? driftText(last.energy, words.kept) : words.none}</td>
      <td data-quantity="size">{last ? driftText(last.size, words.kept) : words.none}</td>
      <td data-quantity="direction">{last ? angleText(last.direction) : words.none}</td>
    </>
  );
}
