import { type ReactNode, useEffect, useRef, useState } from "react";
import { island, useHydratedEvent } from "../../figures/shell/island";
import { LateModule } from "../../figures/shell/LateModule";
import { strings } from "./strings/en";

const words = strings.section;

interface ThrowSectionProps {
  readonly id: string;
}

function ThrowSectionIsland({ id }: ThrowSectionProps): ReactNode {
  const place = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useHydratedEvent(place);
  useEffect(() => {
    // A reader may open the section before it is hydrated.
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
      {isOpen ? (
        <LateModule
          load={() => import("./ThrowView")}
          coming={<p role="status">{words.coming}</p>}
          notArrived={words.notFetched}
          show={({ ThrowView }) => <ThrowView id={id} />}
        />
      ) : null}
    </details>
  );
}

export const ThrowSection = island("ThrowSection", ThrowSectionIsland);
