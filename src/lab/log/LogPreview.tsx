import type { ReactNode } from "react";
import { MEANINGS, type Meaning, type Meanings } from "../../logs/meanings";
import type { Preview } from "../../logs/preview";
import { Select } from "../../ui/Select";
import { WideTable } from "../../ui/WideTable";
import { Choices } from "./Choices";
import type { Chosen } from "./chosen";
import type { Brought } from "./messages";
import { strings } from "./strings/en";
import type { Examined } from "./useExamination";

const words = strings.preview;

interface LogPreviewProps {
  readonly brought: Brought;
  readonly chosen: Chosen;
  readonly examined: Examined;
  readonly onChoose: (chosen: Chosen) => void;
}

export function LogPreview({ brought, chosen, examined, onChoose }: LogPreviewProps): ReactNode {
  const { preview, summary } = examined;
  if (preview === null) return null;
  return (
    <>
      <details className="log-preview" open={brought.source.kind !== "sample"} key={brought.count}>
        <summary>
          <h3>{words.heading}</h3>
        </summary>
        <PreviewTable
          preview={preview}
          meanings={chosen.meanings ?? preview.meanings}
          onChange={(meanings) => onChoose({ ...chosen, meanings })}
        />
      </details>
      <Choices
        chosen={chosen}
        bodies={summary?.bodies ?? []}
        isSample={brought.source.kind === "sample"}
        onChoose={onChoose}
      />
    </>
  );
}

interface PreviewTableProps {
  readonly preview: Preview;
  readonly meanings: Meanings;
  readonly onChange: (meanings: Meanings) => void;
}

const UNREAD = "unread";

const OPTIONS = [
  { value: UNREAD, text: words.unread },
  ...MEANINGS.map((meaning) => ({ value: meaning, text: words.meanings[meaning] })),
] as const;

function PreviewTable({ preview: { names, rows }, meanings, onChange }: PreviewTableProps): ReactNode {
  const columns = names.map((name, index) => ({ key: `${index} ${name}`, name, index }));
  const lines = rows.map((cells, index) => ({ line: index + 1, cells }));
  return (
    <WideTable className="log-table" label={words.table}>
      <table>
        <thead>
          <tr>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
          <tr>
            {columns.map(({ key, name, index }) => (
              <td key={key}>
                <Select
                  hideLabel
                  label={words.means(name)}
                  value={meanings[index] ?? UNREAD}
                  options={OPTIONS}
                  onChange={(meaning) =>
                    onChange(exchanged(meanings, index, meaning === UNREAD ? null : meaning))
                  }
                />
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, cells }) => (
            <tr key={line}>
              {columns.map(({ key, index }) => (
                <td key={key}>{cells[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

/** After a column is given a meaning: its former column takes this one's, so that exchanging two is one choice. */
function exchanged(meanings: Meanings, index: number, meaning: Meaning | null): Meanings {
  const before = meanings[index] ?? null;
  return meanings.map((each, k) => {
    if (k === index) return meaning;
    return meaning !== null && each === meaning ? before : each;
  });
}
