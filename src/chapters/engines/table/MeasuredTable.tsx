import type { ReactNode } from "react";
import { ENGINE_IDS, ENGINES, type EngineId } from "../../../engines/registry";
import { packageText, type SettingId, settingOf, settingsOf, settingText } from "../engineText";
import type { ThrowId } from "../measure";
import { strings } from "../strings/en";
import { NumberCells, NumberHeads } from "./NumberCells";

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
            <NumberHeads />
          </tr>
        </thead>
        {ENGINE_IDS.map((engine) => (
          <EngineRows key={engine} engine={engine} thrown={thrown} />
        ))}
      </table>
    </section>
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
          <NumberCells id={id} thrown={thrown} />
        </tr>
      ))}
    </tbody>
  );
}

export function settingName(id: SettingId): string {
  const { engine, setting } = settingOf(id);
  return setting.id === ENGINES[engine].byDefault ? words.byDefault(settingText(id)) : settingText(id);
}
