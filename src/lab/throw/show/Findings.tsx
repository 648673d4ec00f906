import { type ReactNode, useEffect, useRef, useState } from "react";
import { save } from "../../../figures/frame/download";
import { degrees } from "../../../format/numbers";
import { OutlinedButton } from "../../../ui/OutlinedButton";
import { Finding } from "../../log/findings/Finding";
import { showOnBench } from "../../log/showOnBench";
import type { Throw } from "../motion/analyse";
import { logOf } from "../motion/log";
import type { Sample } from "../motion/sample";
import { strings } from "../strings/en";
import { FlightPicture } from "./FlightPicture";
import { LinePicture } from "./LinePicture";
import { scenarioOf } from "./scenario";
import { flightSentences, lineSentences, momentsSentences, namingSentence, ratioWords } from "./sentences";

const { found } = strings;

interface FindingsProps {
  readonly name: string;
  readonly samples: readonly Sample[];
  readonly thrown: Throw;
}

/** The findings of a throw, one after the other. */
export function Findings({ name, samples, thrown }: FindingsProps): ReactNode {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    region.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const recorded = (samples.at(-1)?.t ?? 0) - (samples[0]?.t ?? 0);
  return (
    <section ref={region} className="log-findings throw-findings" aria-label={found.region}>
      <h3 className="log-findings-head">{name}</h3>
      <Finding title={found.moments.title} sentences={[]}>
        {thrown.showsRatios ? (
          <>
            <p className="field-note">{found.moments.list}</p>
            <Moments thrown={thrown} />
          </>
        ) : null}
        <p>{momentsSentences(thrown).join(" ")}</p>
      </Finding>
      <Finding
        title={found.picture.title}
        sentences={[found.picture.text(degrees(thrown.apart)), found.picture.start]}
      >
        <FlightPicture thrown={thrown} />
      </Finding>
      <Finding title={found.line.title} sentences={lineSentences(thrown)}>
        <LinePicture line={thrown.line} />
      </Finding>
      <Finding title={found.flight.title} sentences={flightSentences(thrown, recorded)} />
      <Finding title={found.naming.title} sentences={[namingSentence(thrown)]} />
      <ThrowActions samples={samples} thrown={thrown} />
    </section>
  );
}

function Moments({ thrown: { ratios } }: { readonly thrown: Throw }): ReactNode {
  const words = found.moments;
  return (
    <dl className="throw-moments">
      {ratios.moments.map((ratio) => {
        const { value, uncertainty } = ratioWords(ratio);
        return (
          <div key={ratio.axis}>
            <dt>{words.axes[ratio.axis]}</dt>
            <dd>{ratio.uncertainty === 0 ? words.least : words.value(value, uncertainty)}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Buttons that open a throw on the bench or save it. */
function ThrowActions({ samples, thrown }: Omit<FindingsProps, "name">): ReactNode {
  const words = found.take;
  const [said, setSaid] = useState("");
  const toBench = async () =>
    setSaid((await showOnBench(scenarioOf(thrown))) ? words.onBench : words.notOnBench);
  return (
    <Finding title={words.title} sentences={[]}>
      <div className="actions log-take">
        <OutlinedButton onPress={toBench}>{words.bench}</OutlinedButton>
        <OutlinedButton onPress={() => save(logOf(samples), "thrown-phone.csv")}>{words.save}</OutlinedButton>
      </div>
      <p role="status" className="field-note">
        {said}
      </p>
    </Finding>
  );
}
