import { type ComponentType, createContext, type ReactNode, use } from "react";
import { CLOSE, GAP, OPEN, STOP } from "../../../language/strings/en";
import type { Vocabulary } from "../../mdx/vocabulary";
import type { SheetName } from "../../mdx/vocabularyNames";
import { strings as book } from "../../strings/en";
import { elementsIn } from "./elements";
import type { SeenSpec, ShownState } from "./shownFigures";
import { strings } from "./strings/en";

const words = strings.activity;

/** What the words of a sheet must know of its chapter. */
export interface Lesson {
  readonly figureNumber: (figure: string) => string;
  readonly address: (shown: ShownState, fillsWindow: boolean) => string;
  readonly still: (shown: ShownState) => ReactNode;
  readonly seen: (shown: ShownState, spec: SeenSpec) => string;
}

export const LessonContext = createContext<Lesson | null>(null);

function useLesson(): Lesson {
  const lesson = use(LessonContext);
  if (!lesson) throw new Error("a word of a teacher's sheet stands outside of one");
  return lesson;
}

/** What the activity around shows. */
const ShownContext = createContext<ShownState | null>(null);

interface ActivityProps {
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
  readonly who: keyof typeof words.who;
  /** Things at hand; none, if all is on the screen. */
  readonly needs?: string;
  readonly children: ReactNode;
}

function Activity({ id, title, minutes, who, needs, children }: ActivityProps): ReactNode {
  const shown = shownIn(children);
  const how = [
    strings.minutes(minutes),
    words.who[who],
    ...(shown ? [] : [words.noScreen]),
    ...(needs ? [words.needs(needs)] : []),
  ];
  return (
    <section className="activity" id={id} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{title}</h3>
      <p className="activity-how">{how.join(" · ")}</p>
      <ShownContext value={shown}>
        <dl>{children}</dl>
      </ShownContext>
    </section>
  );
}

/** Of an activity: its first figure, as it is first shown. */
export function shownIn(activity: ReactNode): ShownState | null {
  for (const { type, props } of elementsIn(activity))
    if (type === Show) return { figure: String(props.figure), set: (props.set as ShownState["set"]) ?? {} };
  return null;
}

function Row({ of, children }: { of: keyof typeof words.rows; children: ReactNode }): ReactNode {
  return (
    <div className={`activity-${of}`}>
      <dt>{words.rows[of]}</dt>
      <dd>
        <p>{children}</p>
      </dd>
    </div>
  );
}

const rowOf =
  (of: keyof typeof words.rows) =>
  ({ children }: { readonly children: ReactNode }): ReactNode => <Row of={of}>{children}</Row>;

interface ShowProps extends ShownState {
  readonly children?: ReactNode;
}

export function Show({ figure, set, children }: ShowProps): ReactNode {
  const { figureNumber, address, still } = useLesson();
  const shown = { figure, set };
  const name = book.figureLink.first(figureNumber(figure));
  const { frame } = set;
  return (
    <Row of="show">
      {still(shown)}
      <a href={address(shown, false)}>{typeof frame === "number" ? words.atFrame(name, frame) : name}</a>
      {OPEN}
      <a href={address(shown, true)}>{words.fills}</a>
      {`${CLOSE}${STOP}${GAP}`}
      {children}
    </Row>
  );
}

/** A number that the figure shows, in its own digits. */
export function Seen({ figure, set, frame, ...spec }: SeenProps): ReactNode {
  const around = use(ShownContext);
  return (
    <span className="prose-value">{useLesson().seen(seenState({ figure, set, frame }, around), spec)}</span>
  );
}

export interface SeenProps extends SeenSpec {
  /** By default the figure that the activity shows, as it shows it. */
  readonly figure?: string | undefined;
  readonly set?: ShownState["set"] | undefined;
  readonly frame?: number | undefined;
}

export function seenState(
  { figure, set, frame }: Pick<SeenProps, "figure" | "set" | "frame">,
  around: ShownState | null,
): ShownState {
  const named = figure ?? around?.figure;
  if (named === undefined) throw new Error("no figure is shown here to read a number from");
  const state = set ?? (figure === undefined ? around?.set : undefined) ?? {};
  return { figure: named, set: frame === undefined ? state : { ...state, frame } };
}

/** The page reads the properties of these, and puts their contents in their places. */
interface PlanProps {
  readonly minutes: number;
  readonly children: ReactNode;
}

/** Of an activity, or of a time of its own. */
type StepProps =
  | { readonly activity: string; readonly children?: ReactNode }
  | { readonly minutes: number; readonly children: ReactNode };

interface ExamProps {
  /** The test that computes its numbers knows it by this. */
  readonly id: string;
  readonly children: ReactNode;
}

export const Plan = (_: PlanProps): ReactNode => null;
export const Step = (_: StepProps): ReactNode => null;
export const Exam = (_: ExamProps): ReactNode => null;
export const Answer = (_: { readonly children: ReactNode }): ReactNode => null;

export const SHEET_WORDS = {
  Plan,
  Step,
  Activity,
  Purpose: rowOf("purpose"),
  Show,
  Try: rowOf("try"),
  Predict: rowOf("predict"),
  See: rowOf("see"),
  Ask: rowOf("ask"),
  Wrong: rowOf("wrong"),
  Seen,
  Exam,
  Answer,
} satisfies Record<SheetName, ComponentType<never>>;

/** As the author of a sheet writes them. */
export type SheetVocabulary = Vocabulary & typeof SHEET_WORDS;
