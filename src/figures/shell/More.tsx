import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from "react";
import { store } from "../../browser/storage";
import { useHydrated } from "../../ui/useHydrated";
import { strings } from "../strings/en";

/*
 * What a figure offers beyond pictures and its one choice. In the page from the start, folded by the style sheet: a reader who left it open
 * finds it open on the next page, before any program has come.
 */

/** `data-more` on the page's root is the same. */
const STORAGE_KEY = "tumble-more";

interface MoreState {
  readonly panelId: string;
  readonly isOpen: boolean;
  /** Null as long as it is what was kept. */
  readonly chosen: boolean | null;
  /** Here, and on the pages that follow. */
  readonly setOpen: (open: boolean) => void;
  /** Here alone. */
  readonly show: (open: boolean) => void;
}

const More = createContext<MoreState>({
  panelId: "",
  isOpen: false,
  chosen: null,
  setOpen: () => {},
  show: () => {},
});

export function MoreProvider({
  id,
  children,
}: {
  readonly id: string;
  readonly children: ReactNode;
}): ReactNode {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isHydrated = useHydrated();
  const kept = isHydrated && document.documentElement.dataset.more === "open";
  const setOpen = useCallback((open: boolean) => {
    setChosen(open);
    store(STORAGE_KEY, open ? "open" : null);
  }, []);
  const state = useMemo(
    () => ({ panelId: `${id}-more`, isOpen: chosen ?? kept, chosen, setOpen, show: setChosen }),
    [id, chosen, kept, setOpen],
  );
  return <More value={state}>{children}</More>;
}

/**
 * Over the pictures of a dialog the panel is closed at first; in the text it is then as it was.
 *
 * @returns closes the panel, and tells whether it was open
 */
export function usePanelOfDialog(): () => boolean {
  const { isOpen, show } = useContext(More);
  const borrow = useEffectEvent(() => {
    if (!isOpen) return () => {};
    show(false);
    return () => show(true);
  });
  useEffect(() => borrow(), []);
  return () => {
    if (isOpen) show(false);
    return isOpen;
  };
}

export function MoreButton(): ReactNode {
  const { panelId, isOpen, setOpen } = useContext(More);
  return (
    <button
      type="button"
      className="bar-button more-button"
      aria-expanded={isOpen}
      aria-controls={panelId}
      onClick={() => setOpen(!isOpen)}
    >
      {strings.more.button}
    </button>
  );
}

export function MorePanel({ children }: { readonly children: ReactNode }): ReactNode {
  const { panelId, chosen } = useContext(More);
  return (
    <div id={panelId} className="more-panel when-more" data-open={chosen ?? undefined}>
      {children}
    </div>
  );
}

/** Shown while it is open elsewhere than in the panel. */
export function WithMore({ children }: { readonly children: ReactNode }): ReactNode {
  const { chosen } = useContext(More);
  return (
    <div className="when-more" data-open={chosen ?? undefined}>
      {children}
    </div>
  );
}

const { groups } = strings.more;

export function PanelGroup({
  name,
  children,
}: {
  readonly name: keyof typeof groups;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <fieldset className={`panel-group panel-${name}`}>
      <legend>{groups[name]}</legend>
      <div className="panel-controls">{children}</div>
    </fieldset>
  );
}
