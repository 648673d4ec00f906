import {
  createContext,
  type KeyboardEventHandler,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useMemo,
  useRef,
} from "react";
import * as v from "valibot";
import { strings } from "../strings";
import { Caption } from "./Caption";
import { DockHead } from "./DockHead";
import type { FigureState } from "./figureState";
import { copyLink } from "./permalink";
import { useExpand } from "./useExpand";
import { useFigureState } from "./useFigureState";

interface FigureProps {
  readonly id: string;
  /** Its classes, besides that of every figure. */
  readonly kind: string;
  readonly figure: RefObject<HTMLElement | null>;
  /** What links, phrases of the prose and the Back button can set; left out, nothing. */
  readonly state?: FigureState;
  /** What a link carries, where that is less than the whole state. */
  readonly linkedValues?: FigureState["current"];
  readonly isPlaying?: () => boolean;
  readonly onKeyDown?: KeyboardEventHandler<HTMLElement>;
  readonly children: ReactNode;
}

/** What every figure can do, for its toolbar and its parts. */
interface FigureActions {
  readonly copyLink: () => void;
  readonly isExpanded: boolean;
  readonly setExpanded: (expanded: boolean) => void;
  /** Tells a screen reader what has been done, in one sentence. */
  readonly announce: (sentence: string) => void;
}

const Actions = createContext<FigureActions | null>(null);

export function useFigureActions(): FigureActions {
  const actions = useContext(Actions);
  if (!actions) throw new Error("a part of a figure outside of one");
  return actions;
}

/** Receives the state of every figure that is rendered below: how the check of the chapters learns what their figures can be set to. */
export const FigureStateObserver = createContext<(state: FigureState) => void>(() => {});

const NO_STATE: FigureState = { schema: v.strictObject({}), current: () => ({}), apply: () => {} };

/**
 * The shell of every figure: reached by keys and links, named by its caption, restored by links and the Back button, able to
 * fill the window, with a live region for announcements.
 */
export function Figure(props: FigureProps): ReactNode {
  const { id, kind, figure, state = NO_STATE, onKeyDown, children } = props;
  const { linkedValues = state.current, isPlaying = () => false } = props;
  useContext(FigureStateObserver)(state);
  const [isExpanded, setExpanded] = useExpand(figure);
  const region = useRef<HTMLParagraphElement>(null);
  const announce = useCallback((sentence: string) => {
    if (region.current) region.current.textContent = sentence;
  }, []);
  const trouble = useFigureState(figure, id, state, isPlaying);
  const actions = useMemo(
    () => ({
      copyLink: () => copyLink(id, linkedValues()).then(announce),
      isExpanded,
      setExpanded,
      announce,
    }),
    [id, linkedValues, isExpanded, setExpanded, announce],
  );
  return (
    <figure
      ref={figure}
      id={id}
      className={["figure", isExpanded && "figure-expanded", kind].filter(Boolean).join(" ")}
      // Focus lets links and keys reach the figure as a whole.
      tabIndex={0}
      aria-labelledby={`${id}-caption`}
      onKeyDown={onKeyDown}
    >
      <Actions value={actions}>{children}</Actions>
      <p ref={region} className="visually-hidden" role="status" aria-live="polite" />
      {trouble ? (
        <p className="figure-trouble" role="status">
          {trouble}
        </p>
      ) : null}
      <Caption id={`${id}-caption`} />
    </figure>
  );
}

/**
 * A figure's pictures with the controls that move them: what stays together wherever the page shows it. Its place in the text
 * keeps its height while it is docked (dock.ts).
 */
export function FigureStage({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className="figure-stage-place">
      <div className="figure-stage">
        <DockHead />
        {children}
      </div>
    </div>
  );
}

export function CopyLinkButton(): ReactNode {
  const { copyLink } = useFigureActions();
  return (
    <button type="button" className="button-plain" onClick={copyLink}>
      {strings.actions.copyLink}
    </button>
  );
}

export function ExpandButton(): ReactNode {
  const { isExpanded, setExpanded } = useFigureActions();
  return (
    <button
      type="button"
      className="button-plain"
      aria-pressed={isExpanded}
      onClick={() => setExpanded(!isExpanded)}
    >
      {strings.actions.expand}
    </button>
  );
}
