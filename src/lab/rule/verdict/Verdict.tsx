import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { curveName } from "../../../chapters/shared/workPrecision/precisionPlot";
import { StateError } from "../../../figures/shell/figureState";
import { copyText } from "../../../figures/shell/permalink";
import { printAlone } from "../../../figures/shell/share/printAlone";
import { type Verdict as Found, judge, TRIAL_IDS } from "../../../judge/judge";
import type { Turning, TurningOmega } from "../../../judge/rule";
import { isHeldBack, linesOf, type VerdictLine } from "../../../judge/sentences";
import { OutlinedButton, PlainButton } from "../../../ui/buttons";
import type { RuleLane } from "../../document/labInput";
import { strings } from "../strings/en";
import { runnerOf } from "./judgeProgram";
import { PrecisionFigure } from "./PrecisionFigure";

interface VerdictProps {
  readonly lane: RuleLane;
  /** Gives ω alone, so that the body is turned by the ω that is chosen. */
  readonly isStep: boolean;
  readonly begins: boolean;
  /** @throws StateError where the scenario does not fit a link */
  readonly link: () => URL;
  readonly turnByMean: (() => void) | null;
}

/** Keyed, since another program or turning has another judgement. */
export function Verdict({ lane: { rule }, ...others }: VerdictProps): ReactNode {
  const { source, name, orientation = "exponential-map", turningOmega = "end" } = rule;
  return (
    <ProgramVerdict
      key={JSON.stringify([source, orientation, turningOmega])}
      name={name}
      source={source}
      turning={{ orientation, turningOmega }}
      {...others}
    />
  );
}

interface ProgramVerdictProps extends Omit<VerdictProps, "lane"> {
  readonly name: string;
  readonly source: string;
  readonly turning: Turning;
}

function ProgramVerdict({ begins, source, turning, ...others }: ProgramVerdictProps): ReactNode {
  const { judgement, begin, cancel } = useJudgement(source, turning);
  const whole = useRef<HTMLElement>(null);
  useBeginning(begins, begin, whole);
  const isJudging = judgement.kind === "judging";
  return (
    <section className="verdict" aria-label={strings.verdict.title} ref={whole} tabIndex={-1}>
      <h3>{strings.verdict.title}</h3>
      <p className="field-note">{strings.verdict.note}</p>
      <div className="actions">
        <button
          type="button"
          className="button-plain button-outlined verdict-begin"
          onClick={isJudging ? cancel : begin}
        >
          {isJudging ? strings.verdict.cancel : strings.verdict.begin}
        </button>
        <span className="verdict-progress" role="status">
          {isJudging ? (
            <>
              <progress value={judgement.done} max={TRIAL_IDS.length} aria-label={strings.verdict.title} />{" "}
              {strings.verdict.working(judgement.done + 1, TRIAL_IDS.length)}
            </>
          ) : null}
          {judgement.kind === "cancelled" ? strings.verdict.cancelled : null}
          {judgement.kind === "judged" ? strings.verdict.done : null}
        </span>
      </div>
      {judgement.kind === "judged" ? (
        <Judged
          verdict={judgement.verdict}
          source={source}
          turning={turning}
          print={() => whole.current && printAlone(whole.current)}
          {...others}
        />
      ) : null}
    </section>
  );
}

type Judgement =
  | { readonly kind: "none" }
  | { readonly kind: "judging"; readonly done: number }
  | { readonly kind: "cancelled" }
  | { readonly kind: "judged"; readonly verdict: Found };

function useJudgement(source: string, turning: Turning) {
  const [judgement, setJudgement] = useState<Judgement>({ kind: "none" });
  const ending = useRef<AbortController | null>(null);
  useEffect(() => () => ending.current?.abort(), []);

  const begin = () => {
    ending.current?.abort();
    const own = new AbortController();
    ending.current = own;
    const show = (next: Judgement) => own.signal.aborted || setJudgement(next);
    show({ kind: "judging", done: 0 });
    judge(
      runnerOf(source, turning, () => performance.now()),
      undefined,
      (done) => show({ kind: "judging", done }),
      own.signal,
    ).then(
      (verdict) => show({ kind: "judged", verdict }),
      (error: unknown) => {
        if (!own.signal.aborted) throw error;
      },
    );
  };
  const cancel = () => {
    ending.current?.abort();
    setJudgement({ kind: "cancelled" });
  };
  return { judgement, begin, cancel };
}

function useBeginning(begins: boolean, begin: () => void, whole: RefObject<HTMLElement | null>): void {
  const first = useRef({ begins, begin });
  useEffect(() => {
    if (!first.current.begins) return;
    first.current.begin();
    // The editor above has no height before it is drawn.
    const drawn = requestAnimationFrame(() => {
      whole.current?.scrollIntoView({ block: "start" });
      // The pressed button is gone: the focus goes here.
      whole.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(drawn);
  }, [whole]);
}

interface JudgedProps extends Omit<ProgramVerdictProps, "begins"> {
  readonly verdict: Found;
  readonly print: () => void;
}

function Judged(props: JudgedProps): ReactNode {
  const { name, source, turning, isStep, verdict, link, turnByMean, print } = props;
  const turnedBy = isStep ? (turning.turningOmega ?? "end") : null;
  return (
    <>
      <Table name={name} lines={linesOf(verdict, curveName, turnedBy)} />
      {turnByMean && isHeld(verdict, turnedBy) ? (
        <div className="actions">
          <OutlinedButton onPress={turnByMean}>{strings.verdict.turnByMean}</OutlinedButton>
        </div>
      ) : null}
      <PrecisionFigure verdict={verdict} />
      <pre className="verdict-source">{source}</pre>
      <div className="actions">
        <PlainButton onPress={print}>{strings.verdict.print}</PlainButton>
        <CopyLink link={link} />
      </div>
    </>
  );
}

function CopyLink({ link }: Pick<VerdictProps, "link">): ReactNode {
  const [done, setDone] = useState("");
  const copy = async () => {
    try {
      setDone(await copyText(link()));
    } catch (error) {
      if (!(error instanceof StateError)) throw error;
      setDone(error.message);
    }
  };
  return (
    <>
      <PlainButton onPress={copy}>{strings.verdict.copyLink}</PlainButton>
      <span role="status">{done}</span>
    </>
  );
}

function isHeld({ order }: Found, turnedBy: TurningOmega | null): boolean {
  return order !== undefined && "found" in order && isHeldBack(order.found, turnedBy);
}

interface TableProps {
  readonly name: string;
  readonly lines: readonly VerdictLine[];
}

function Table({ name, lines }: TableProps): ReactNode {
  return (
    <div className="verdict-lines">
      <table>
        <caption>{strings.verdict.of(name)}</caption>
        <thead>
          <tr>
            <th scope="col">{strings.verdict.asked}</th>
            <th scope="col">{strings.verdict.answer}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const SIGNS: Readonly<Record<VerdictLine["mark"], string>> = { right: "✓", off: "≈", wrong: "✗", plain: "" };

function Line({ line: { id, title, text, mark, why } }: { readonly line: VerdictLine }): ReactNode {
  return (
    <tr data-line={id} data-mark={mark}>
      <th scope="row">
        <a href={`../chapters/${why}`}>{title}</a>
      </th>
      <td>
        {SIGNS[mark] ? (
          <span className="verdict-sign" role="img" aria-label={strings.verdict.marks[mark]}>
            {SIGNS[mark]}
          </span>
        ) : null}
        {text}
      </td>
    </tr>
  );
}
