import { join } from "node:path";
import type { ReactNode } from "react";
import { TERMS, type Term, type TermId } from "../../ui/glossary";
import { chapterPath } from "../chapters";
import { firstUses } from "./firstUses";
import { TermSymbol } from "./term";

const FIRST_USES = firstUses(join(process.cwd(), "content", "en"));

/**
 * The symbols of a chapter: what each is, in what unit, along whose axes, and where it is first used. Each row is also
 * what a term on the page shows of itself when it is pressed (termCard.ts).
 */
export function Symbols({ ids }: { ids: readonly TermId[] }): ReactNode {
  return (
    <details className="symbols" id="symbols">
      <summary>All the symbols of this chapter</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Symbol</th>
            <th scope="col">What it is</th>
            <th scope="col">Unit</th>
            <th scope="col">Axes</th>
            <th scope="col">First used</th>
          </tr>
        </thead>
        <tbody>
          {ids.map((id) => (
            <tr key={id} id={`symbol-${id}`} data-term={id} className={`term-${id}`}>
              <th scope="row" className="term">
                <TermSymbol id={id} />
              </th>
              <td>{nameInFull(TERMS[id])}</td>
              <td>{TERMS[id].unit || "–"}</td>
              <td>{TERMS[id].axes || "–"}</td>
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
    <a href={`../../${chapterPath(use.chapter)}#${use.anchor || "text"}`}>chapter {use.chapter.number}</a>
  );
}

function nameInFull({ name, detail }: Term): string {
  return detail ? `${name}, ${detail}` : name;
}
