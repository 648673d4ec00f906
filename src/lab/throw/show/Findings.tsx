import { type ReactNode, useEffect, useRef, useState } from "react";
import { scaleMat } from "../../../core/math/mat3";
import type { ScenarioInput } from "../../../core/scenario/parseScenario";
import { save } from "../../../figures/shell/download";
import { degrees } from "../../../format/numbers";
import { GAP } from "../../../language/strings/en";
import { OutlinedButton } from "../../../ui/buttons";
import { Finding } from "../../log/findings/Finding";
import { showOnBench } from "../../log/showOnBench";
import { rowsOf } from "../../tensor/reading";
import type { Throw } from "../motion/analyse";
import { logOf } from "../motion/log";
import type { Sample } from "../motion/sample";
import { strings } from "../strings/en";
import { FlightPicture } from "./FlightPicture";
import { LinePicture } from "./LinePicture";
import { flightSentences, lineSentences, momentsSentences, ratioWords } from "./sentences";

const { found } = strings;

interface FindingsProps {
  readonly name: string;
  readonly samples: readonly Sample[];
  readonly thrown: Throw;
  readonly isFile: boolean;
}

export function Findings({ name, samples, thrown, isFile }: FindingsProps): ReactNode {
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
        <p>{momentsSentences(thrown).join(GAP)}</p>
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
      <Finding title={found.naming.title} sentences={[isFile ? found.naming.file : found.naming.browser]} />
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

function ThrowActions({ samples, thrown }: Pick<FindingsProps, "samples" | "thrown">): ReactNode {
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

/** Of a common phone [kg]. */
const MASS = 0.175;

/** A throw leaves the trace open: m (a² + b²)/6 of a phone of 71 mm by 147 mm [kg m²]. */
const TRACE = (MASS * (0.071 ** 2 + 0.147 ** 2)) / 6;

const RATE = 240;

/** The flight as a recorded lane, beside the exact motion from the fitted start. */
function scenarioOf({ flight, recorded, motion }: Throw): ScenarioInput {
  const recording = { name: found.take.lane, ...recorded };
  return {
    body: { inertia: rowsOf(scaleMat(TRACE, motion.body.inertia_B)), mass: MASS },
    initial: { orientation: [1, 0, 0, 0], angularVelocity: [...motion.start_D] },
    dt: 1 / RATE,
    frames: Math.floor(flight.duration * RATE),
    lanes: [{ recording } as ScenarioInput["lanes"][number], { angular: "exact" }],
  };
}
