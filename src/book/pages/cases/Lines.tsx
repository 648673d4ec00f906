import type { ReactNode } from "react";
import { LIST } from "../../../language/strings/en";
import { checkedVersion, type Mend, type MendPlace, placeName } from "../../cases/mends";
import { strings } from "../../strings/en";

const words = strings.cases;

/** All engines under one another; the page's script leaves those of one, where the reader has chosen it (engineFilter.ts). */
export function Lines({ mends }: { readonly mends: readonly Mend[] }): ReactNode {
  const places = [...new Set(mends.map(({ place }) => place))];
  const names = places.map((place) => placeName(place) ?? words.own);
  return (
    <details className="fold case-mends">
      <summary>{words.lines(names.join(LIST))}</summary>
      <div className="fold-inside">
        {places.map((place) => (
          <div key={place} data-engine={place}>
            {mends.map((mend) =>
              mend.place === place ? <LinesOf key={mend.code} mend={mend} place={place} /> : null,
            )}
          </div>
        ))}
      </div>
    </details>
  );
}

function LinesOf({ mend, place }: { readonly mend: Mend; readonly place: MendPlace }): ReactNode {
  return (
    <>
      <p className="case-mend-place">
        <b>{placeName(place) ?? words.ownLines}</b> <HowChecked mend={mend} />
      </p>
      <pre className="case-code">
        <code>{mend.code}</code>
      </pre>
    </>
  );
}

function HowChecked({ mend }: { readonly mend: Mend }): ReactNode {
  const { checked } = mend;
  if (typeof checked === "object" && "read" in checked)
    return (
      <a className="case-link case-where" href={checked.documents}>
        {words.read(checked.read)}
      </a>
    );
  const version = checkedVersion(mend);
  if (version === null) return null;
  return (
    <span className="case-where">
      {checked === "compiled" ? words.compiled(version) : words.ran(version)}
    </span>
  );
}
