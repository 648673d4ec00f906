import { join } from "node:path";
import type { ReactNode } from "react";
import { COMMA, strings as language } from "../../language/strings/en";
import { TERMS, type TermId } from "../../ui/glossary";
import { chapterPath } from "../chapters";
import type { TermWords } from "../strings/en";
import { strings } from "../strings/en";
import { firstUses } from "./firstUses";
import { TermSymbol } from "./term";

const words = strings.symbols;

export const FIRST_USES = firstUses(join(process.cwd(), "content", language.files));

/** A term pressed on the page shows its row (termCard.ts). */
export function Symbols({ ids }: { ids: readonly TermId[] }): ReactNode {
  return (
    <details
      className="symbols"
      id="symbols"
      data-axes={words.card.axes}
      data-first-use={words.card.firstUse}
      data-all={words.card.all}
    >
      <summary>{words.summary}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.symbol}</th>
            <th scope="col">{words.meaning}</th>
            <th scope="col">{words.unit}</th>
            <th scope="col">{words.axes}</th>
            <th scope="col">{words.firstUse}</th>
          </tr>
        </thead>
        <tbody>
          {ids.map((id) => (
            <tr key={id} id={`symbol-${id}`} data-term={id} className={`term-${id}`}>
              <th scope="row" className="term">
                <TermSymbol id={id} />
              </th>
              <td>{nameInFull(strings.terms[id])}</td>
              <td>{TERMS[id].unit || "–"}</td>
              <td>{axesOf(id)}</td>
              <td>
                <FirstUseLink id={id} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function FirstUseLink({ id }: { id: TermId }): ReactNode {
  const use = FIRST_USES.get(id);
  if (!use) throw new Error(`no chapter uses the symbol ${id}`);
  return (
    <a href={`../../${chapterPath(use.chapter)}#${use.anchor || "text"}`}>
      {strings.chapter.link(use.chapter.number)}
    </a>
  );
}

export function nameInFull({ name, detail }: TermWords): string {
  return detail ? `${name}${COMMA}${detail}` : name;
}

function axesOf(id: TermId): string {
  const { axes } = TERMS[id];
  return axes ? strings.termAxes[axes] : "–";
}
