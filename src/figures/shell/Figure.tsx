import {
  createContext,
  type FocusEvent,
  type KeyboardEventHandler,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
} from "react";
import * as v from "valibot";
import type { StagedLoop } from "../../scene/picture";
import { strings } from "../strings/en";
import { type Actions, FigureActions, useFigureActions } from "./actions";
import { DockHead } from "./DockHead";
import { figureName } from "./dock";
import { Caption, FigureHead } from "./FigureName";
import type { FigureState, StateValues } from "./figureState";
import type { Footage } from "./footage";
import { LateModule } from "./LateModule";
import { MoreProvider } from "./More";
import { differing, type LinkOptions, linkAddress } from "./permalink";
import { useFigureState } from "./useFigureState";
import { usePresented } from "./usePresented";

interface FigureProps {
  readonly id: string;
  readonly kind: string;
  readonly figure: RefObject<HTMLElement | null>;
  /** Set by links, phrases of the prose and Back; left out, nothing is. */
  readonly state?: FigureState;
  /** Where a link carries less than the whole state. */
  readonly linkedValues?: FigureState["current"];
  readonly isPlaying?: () => boolean;
  /** Of pictures in space: they can fill the window. */
  readonly loop?: StagedLoop;
  readonly footage?: Footage;
  readonly onKeyDown?: KeyboardEventHandler<HTMLElement>;
  readonly children: ReactNode;
}

/** Tells the check of the chapters what their figures can be set to. */
export const FigureStateObserver = createContext<(state: FigureState) => void>(() => {});

const NO_STATE: FigureState = { schema: v.strictObject({}), current: () => ({}), apply: () => {} };

export function Figure(props: FigureProps): ReactNode {
  const { id, kind, figure, state = NO_STATE, isPlaying = () => false, onKeyDown, children } = props;
  useContext(FigureStateObserver)(state);
  const region = useRef<HTMLParagraphElement>(null);
  // Its effect notes how the figure began: it must come before those that follow a link.
  const actions = useActions({ ...props, state }, region);
  const trouble = useFigureState(figure, id, state, isPlaying);
  return (
    <figure
      ref={figure}
      id={id}
      className={["figure", kind].filter(Boolean).join(" ")}
      // Lets links and keys reach the figure as a whole.
      tabIndex={0}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-caption`}
      onKeyDown={onKeyDown}
      {...useScrollKeys()}
    >
      <FigureHead id={`${id}-name`} />
      <FigureActions value={actions}>
        <MoreProvider id={id}>{children}</MoreProvider>
      </FigureActions>
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

function useActions(
  { id, figure, state, linkedValues, loop, footage }: FigureProps & { readonly state: FigureState },
  region: RefObject<HTMLElement | null>,
): Actions {
  const [isExpanded, setExpanded] = usePresented(figure, id);
  const announce = useCallback(
    (sentence: string) => {
      const inDialog = figure.current?.querySelector(".figure-dialog > .visually-hidden[role=status]");
      const live = inDialog ?? region.current;
      if (live) live.textContent = sentence;
    },
    [figure, region],
  );
  const linkTo = useLink(id, state, linkedValues);
  useWayBack(linkTo);
  return useMemo(
    () => ({
      id,
      element: () => figure.current,
      title: () => (figure.current ? figureName(figure.current) : ""),
      linkTo,
      canPlay: "entries" in state.schema && "play" in (state.schema.entries as object),
      loop: loop ?? null,
      footage: footage ?? null,
      isExpanded,
      setExpanded,
      announce,
    }),
    [id, figure, state, linkTo, loop, footage, isExpanded, setExpanded, announce],
  );
}

/** Carries the values given by the figure, or else those that differ from a fresh figure's. */
function useLink(
  id: string,
  state: FigureState,
  linkedValues: FigureProps["linkedValues"],
): (options: LinkOptions) => URL {
  // Before a link or the history set it.
  const first = useRef<StateValues>({});
  const read = useEffectEvent(() => {
    first.current = state.current();
  });
  useEffect(() => read(), []);
  return useCallback(
    (options) => {
      if (linkedValues) return linkAddress(id, linkedValues(), options);
      const fresh = state.fresh?.() ?? first.current;
      return linkAddress(id, differing(state.current(), fresh), options);
    },
    [id, state, linkedValues],
  );
}

/** From a page that is the figure's alone to the page that explains it, where the figure then stands as it does here. */
function useWayBack(linkTo: Actions["linkTo"]): void {
  useEffect(() => {
    const back = document.querySelector<HTMLAnchorElement>(".embed-home a");
    const carryState = () => {
      // A state that no link can hold stays behind.
      try {
        if (back) back.href = linkTo({ play: false, present: false }).href;
      } catch {}
    };
    back?.addEventListener("click", carryState);
    return () => back?.removeEventListener("click", carryState);
  }, [linkTo]);
}

/** A press on words or numbers would focus the figure, and take the keys that scroll the page. */
function useScrollKeys() {
  const isPressedOutside = useRef(false);
  return {
    onPointerDown: ({ target }: PointerEvent<HTMLElement>) => {
      isPressedOutside.current = (target as Element).closest(".figure-stage") === null;
    },
    onPointerUp: () => {
      isPressedOutside.current = false;
    },
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      if (target === currentTarget && isPressedOutside.current) currentTarget.blur();
      isPressedOutside.current = false;
    },
  };
}

/** Pictures and the controls that move them: they stay together wherever the page shows them. */
export function FigureStage({ children }: { readonly children: ReactNode }): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const { isExpanded } = useFigureActions();
  return (
    <div className="figure-stage-place">
      <div className="figure-stage" ref={stage}>
        <DockHead />
        {children}
      </div>
      {isExpanded ? (
        <LateModule
          load={() => import("./FigureDialog")}
          coming={null}
          notArrived={strings.present.notArrived}
          show={({ FigureDialog, MovedStage }) => (
            <FigureDialog>
              <MovedStage stage={stage} />
            </FigureDialog>
          )}
        />
      ) : null}
    </div>
  );
}

/** Folded, but always in the page, and printed. */
export function AllNumbers({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <details className="all-numbers">
      <summary>{strings.allNumbers}</summary>
      {children}
    </details>
  );
}
