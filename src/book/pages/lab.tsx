import type { ReactNode } from "react";
import { stateQuery } from "../../figures/frame/permalink";
import { Lab } from "../../lab/Lab";
import { LogSection } from "../../lab/log/LogSection";
import { strings as logStrings } from "../../lab/log/strings";
import { STARTING_POINT_IDS, startingPoint, startingState } from "../../lab/startingPoints";
import { strings } from "../../lab/strings";
import { strings as throwStrings } from "../../lab/throw/strings";
import { ThrowSection } from "../../lab/throw/ThrowSection";

const words = strings.page;
const log = logStrings.section;
const thrown = throwStrings.section;

/**
 * The lab's page: what it is for, starting points as links, and the bench. The bench waits for the reader's first move, or for a
 * link: a fresh page shows its first scenario as it was built.
 */
export function LabPage(): ReactNode {
  return (
    <article className="lab-page">
      <header className="column lab-head">
        <h1>{words.heading}</h1>
        <p className="lede">{words.lede}</p>
        <noscript>
          <p className="noscript-note">{words.noScript}</p>
        </noscript>
        <nav aria-label={words.points}>
          <h2>{words.points}</h2>
          <ul className="starting-points">
            {STARTING_POINT_IDS.map((id) => (
              <li key={id}>
                <a href={`?${stateQuery("bench", startingState(id))}#bench`}>{words.questions[id][0]}</a>
                <span>{words.questions[id][1]}</span>
              </li>
            ))}
            <li>
              <a href="#a-log">{log.way}</a>
              <span>{log.wayText}</span>
            </li>
            <li>
              <a href={`?${stateQuery("bench", { rule: "midpoint" })}#bench`}>{words.ownRule[0]}</a>
              <span>{words.ownRule[1]}</span>
            </li>
            <li>
              <a href="#a-throw">{thrown.way}</a>
              <span>{thrown.wayText}</span>
            </li>
          </ul>
        </nav>
        <p className="lab-start">{words.start}</p>
      </header>
      <div className="lab-place" data-waits="">
        <Lab id="bench" title={strings.lab.figure} scenario={startingPoint("gains")} frame={90}>
          {words.caption}
        </Lab>
      </div>
      <section className="log-place column" id="a-log" aria-labelledby="a-log-heading">
        <h2 id="a-log-heading">{log.heading}</h2>
        <p>{log.lede}</p>
        <p>{log.stays}</p>
        <noscript>
          <p className="noscript-note">{log.noScript}</p>
        </noscript>
        <LogSection id="log" title={log.heading} />
      </section>
      <section className="log-place column" id="a-throw" aria-labelledby="a-throw-heading">
        <h2 id="a-throw-heading">{thrown.heading}</h2>
        <p>{thrown.lede}</p>
        <noscript>
          <p className="noscript-note">{thrown.noScript}</p>
        </noscript>
        <ThrowSection id="throw" title={thrown.heading} />
      </section>
    </article>
  );
}
