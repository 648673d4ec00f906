import { LIBRARY_LIST } from "virtual:rule-book";
import type { ReactNode } from "react";
import { strings } from "../strings/en";

/** The signatures of a rule, and the functions that it can import. */
export function Helpers(): ReactNode {
  return (
    <details className="form-part">
      <summary>
        <h3>{strings.helpers}</h3>
      </summary>
      <div className="form-fields">
        <p className="field-note">{strings.signatures.step}</p>
        <p className="field-note">{strings.signatures.advance}</p>
        <p className="field-note">{strings.helpersNote}</p>
        {LIBRARY_LIST.map(({ module, entries }) => (
          <div key={module}>
            <h4>{module}</h4>
            <dl className="rule-helpers">
              {entries.map(({ name, signature, text, equation }) => (
                <div key={name}>
                  <dt>
                    <code>
                      {name}
                      {signature}
                    </code>
                  </dt>
                  <dd>{text}</dd>
                  {equation ? <dd className="rule-equation">{equation}</dd> : null}
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </details>
  );
}
