import type { ReactNode } from "react";
import { stateQuery } from "../../figures/shell/permalink";
import { FIRST_RULE } from "../../lab/bench/benchState";
import { Lab } from "../../lab/Lab";
import { LogSection } from "../../lab/log/LogSection";
import { strings as logStrings } from "../../lab/log/strings/en";
import { STARTING_POINT_IDS, startingPoint, startingState } from "../../lab/startingPoints";
import { strings } from "../../lab/strings/en";
import { strings as throwStrings } from "../../lab/throw/strings/en";
import { ThrowSection } from "../../lab/throw/ThrowSection";

const words = strings.page;
const log = logStrings.section;
const thrown = throwStrings.section;

/** The bench waits for the reader's first move, or for a link: a fresh page shows its first scenario as it was built. */
export function LabPage(): ReactNode {
  return (
    <article className="lab-page">
      <header className="column lab-head">
        <h1>{words.heading}</h1>
        <p className="lede">{words.lede}</p>
        <NeedsScript>{words.noScript}</NeedsScript>
        <StartingPoints />
      </header>
      <div className="lab-place" data-waits="">
        <Lab id="bench" title={strings.lab.figure} scenario={startingPoint("gains")} frame={90}>
          {words.caption}
        </Lab>
      </div>
      <Place id="a-log" heading={log.heading}>
        <p>{log.lede}</p>
        <p>{log.stays}</p>
        <NeedsScript>{log.noScript}</NeedsScript>
        <LogSection id="log" title={log.heading} />
      </Place>
      <Place id="a-throw" heading={thrown.heading}>
        <p>{thrown.lede}</p>
        <NeedsScript>{thrown.noScript}</NeedsScript>
        <ThrowSection id="throw" title={thrown.heading} />
      </Place>
    </article>
  );
}

const STARTING_POINTS = [
  ...STARTING_POINT_IDS.map((id) => [atBench(startingState(id)), ...words.questions[id]]),
  ["#a-log", log.way, log.wayText],
  [`?${stateQuery("bench", { rule: FIRST_RULE })}#bench-rule`, ...words.ownRule],
  ["#a-throw", thrown.way, thrown.wayText],
];

function atBench(state: Parameters<typeof stateQuery>[1]): string {
  return `?${stateQuery("bench", state)}#bench`;
}

function StartingPoints(): ReactNode {
  return (
    <nav className="starting-points" aria-label={words.points}>
      <ul>
        {STARTING_POINTS.map(([href, name, text]) => (
          <li key={href}>
            <a href={href} title={text}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface PlaceProps {
  readonly id: string;
  readonly heading: string;
  readonly children: ReactNode;
}

function Place({ id, heading, children }: PlaceProps): ReactNode {
  return (
    <section className="log-place column" id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {children}
    </section>
  );
}

function NeedsScript({ children }: { readonly children: string }): ReactNode {
  return (
    <noscript>
      <p className="noscript-note">{children}</p>
    </noscript>
  );
}
