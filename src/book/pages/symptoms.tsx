import type { ReactNode } from "react";
import { strings } from "../strings";
import { SYMPTOM_IDS, SYMPTOMS, type SymptomId } from "../symptoms";
import { figureAddress, pathOf } from "./figureAddress";
import { ListPage } from "./ListPage";

const words = strings.symptoms;

/** What goes wrong: what is seen, why, where it is worked out, and a figure that shows it. */
export function Symptoms(): ReactNode {
  return (
    <ListPage heading={words.heading} lede={words.lede} kind="symptoms">
      {SYMPTOM_IDS.map((id) => (
        <SymptomRow key={id} id={id} />
      ))}
    </ListPage>
  );
}

function SymptomRow({ id }: { readonly id: SymptomId }): ReactNode {
  const symptom = SYMPTOMS[id];
  const { sees, why, words: called } = words.rows[id];
  return (
    // What people call it is for the search, which is read off this page; no reader is sent it.
    <li id={id} data-words={called}>
      <h2>{sees}</h2>
      <p>{why}</p>
      <p className="list-page-ways">
        <a href={`../${pathOf(symptom.chapter)}#${symptom.section}`}>
          {words.section(strings.chapters[symptom.chapter].title)}
        </a>
        <a href={`../${figureAddress(symptom)}`}>{words.figure}</a>
      </p>
    </li>
  );
}
