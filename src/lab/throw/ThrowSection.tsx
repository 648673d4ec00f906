import { type ReactNode, useEffect, useRef, useState } from "react";
import { island } from "../../figures/frame/island";
import { strings } from "./strings";

const words = strings.section;

type View = typeof import("./ThrowView");

interface ThrowSectionProps {
  readonly id: string;
}

/** Where a phone is thrown: closed at first, and its program fetched when it is opened. */
function ThrowSectionIsland({ id }: ThrowSectionProps): ReactNode {
  const place = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    place.current?.dispatchEvent(new Event("figure:hydrated", { bubbles: true }));
    // A reader may have opened the section before it was hydrated.
    if (place.current?.open) setOpen(true);
  }, []);
  return (
    <details
      ref={place}
      id={id}
      className="throw-section"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{words.open}</summary>
      {isOpen ? <Arriving id={id} /> : null}
    </details>
  );
}

function Arriving({ id }: ThrowSectionProps): ReactNode {
  const [view, setView] = useState<View | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    let isWanted = true;
    import("./ThrowView").then(
      (module) => isWanted && setView(module),
      () => isWanted && setFailed(attempt),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);
  if (view) return <view.ThrowView id={id} />;
  return failed < attempt ? (
    <p role="status">{words.coming}</p>
  ) : (
    <p role="alert">
      {words.notFetched}{" "}
      <button type="button" className="button-plain button-outlined" onClick={() => setAttempt(attempt + 1)}>
        {words.again}
      </button>
    </p>
  );
}

export const ThrowSection = island("ThrowSection", ThrowSectionIsland);
