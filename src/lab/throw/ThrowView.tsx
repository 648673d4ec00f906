import { type ReactNode, useEffect, useRef, useState } from "react";
import { yieldToMain } from "../../browser/scheduling";
import { decimals, rounded } from "../../format/numbers";
import { LogError } from "../../logs/logError";
import { MOST_CHARACTERS } from "../../logs/readLog";
import { OutlinedButton } from "../../ui/buttons";
import { arm, type News, thisDevice } from "./capture";
import { analyse, type Refused, type Throw } from "./motion/analyse";
import { samplesIn } from "./motion/log";
import { MADE_SENSOR, type Sample } from "./motion/sample";
import { Findings } from "./show/Findings";
import { ratioText } from "./show/sentences";
import { strings } from "./strings/en";
import "./throw.css";

const { arm: words, file: fileWords, notRead, refusals } = strings;

interface Said {
  readonly text: string;
  readonly isRefusal: boolean;
}

interface Shown {
  readonly name: string;
  readonly samples: readonly Sample[];
  readonly thrown: Throw;
  readonly isFile: boolean;
  readonly count: number;
}

function useThrow() {
  const [said, setSaid] = useState<Said>({ text: "", isRefusal: false });
  const [isWaiting, setWaiting] = useState(false);
  const [shown, setShown] = useState<Shown | null>(null);
  const stop = useRef<(() => void) | null>(null);
  /** A throw that takes longer to read must not follow a later one. */
  const latest = useRef(0);
  useEffect(() => () => stop.current?.(), []);

  const next = () => {
    latest.current += 1;
    return latest.current;
  };
  const say = (text: string, isRefusal = false) => setSaid({ text, isRefusal });
  const show = async (name: string, read: () => readonly Sample[], isFile: boolean, count: number) => {
    setShown(null);
    say(words.working);
    await yieldToMain();
    if (count !== latest.current) return;
    const found = looked(read);
    if ("sentence" in found) say(found.sentence, true);
    else {
      setShown({ name, ...found, isFile, count });
      say(found.thrown.showsRatios ? words.done(ratioText(found.thrown.ratios)) : words.doneOpen);
    }
  };
  const onNews = (news: News) => {
    setWaiting(news.kind === "asking" || news.kind === "armed" || news.kind === "short");
    if (news.kind === "thrown") show(fileWords.thrown, () => news.samples, false, next());
    else if (news.kind === "short") say(words.short(decimals(news.seconds, 2)));
    else if (news.kind === "refused") say(refusals[news.why], true);
    else say(words[news.kind]);
  };
  const toggle = () => {
    if (isWaiting) stop.current?.();
    else stop.current = arm(thisDevice(), onNews);
  };
  const bring = async (name: string, text: () => Promise<string>) => {
    stop.current?.();
    const count = next();
    const content = await text().catch(() => "");
    show(name, () => samplesIn(content), true, count);
  };
  return { said, isWaiting, shown, toggle, bring };
}

export function ThrowView({ id }: { readonly id: string }): ReactNode {
  const { said, isWaiting, shown, toggle, bring } = useThrow();
  return (
    <div className="throw-view">
      <p>{words.how}</p>
      <button
        type="button"
        className="button-plain throw-arm"
        data-armed={isWaiting || undefined}
        onClick={toggle}
      >
        {isWaiting ? words.stop : words.press}
      </button>
      <p role="status" className="throw-said" data-refusal={said.isRefusal || undefined}>
        {said.text}
      </p>
      <Others id={id} bring={bring} />
      {shown ? <Findings key={shown.count} {...shown} /> : null}
    </div>
  );
}

function looked(
  read: () => readonly Sample[],
): Pick<Shown, "samples" | "thrown"> | { readonly sentence: string } {
  try {
    const samples = read();
    const thrown = analyse(samples);
    return "refused" in thrown ? { sentence: sentenceOf(thrown) } : { samples, thrown };
  } catch (error) {
    if (error instanceof LogError) return { sentence: fileWords.unreadable(error.message) };
    throw error;
  }
}

function sentenceOf({ refused, range = 0 }: Refused): string {
  return refused === "saturated" ? strings.saturated(rounded(range, 4)) : notRead[refused];
}

interface OthersProps {
  readonly id: string;
  readonly bring: (name: string, text: () => Promise<string>) => void;
}

function Others({ id, bring }: OthersProps): ReactNode {
  const { arm_D, rateNoise, forceNoise, hertz, quantum } = MADE_SENSOR;
  const sensor = {
    rate: String(rateNoise),
    force: String(forceNoise),
    hertz: String(hertz),
    quantum: String(quantum),
    arm: rounded(100 * Math.hypot(...arm_D), 2),
  };
  return (
    <section className="throw-others" aria-labelledby={`${id}-others`}>
      <h3 id={`${id}-others`}>{fileWords.heading}</h3>
      <div className="log-drop">
        <label htmlFor={`${id}-file`}>{fileWords.label}</label>
        <input
          id={`${id}-file`}
          type="file"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) bring(file.name, () => textOf(file));
          }}
        />
      </div>
      <p className="field-note">{fileWords.note}</p>
      <OutlinedButton onPress={() => bring(fileWords.madeName, madeThrow)}>{fileWords.made}</OutlinedButton>
      <p className="field-note">{fileWords.madeNote(sensor)}</p>
    </section>
  );
}

const madeThrow = async () => (await import("./madeThrow.csv?raw")).default;

/** One character too many is enough for a refusal. */
function textOf(file: File): Promise<string> {
  return file.slice(0, MOST_CHARACTERS + 1).text();
}
