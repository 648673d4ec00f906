import { type ReactNode, useEffect, useRef, useState } from "react";
import { island, useHydratedEvent } from "../../figures/shell/island";
import { NotArrived } from "../../figures/shell/NotArrived";
import { useLateModule } from "../../ui/useLateModule";
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
      {isOpen ? <Arriving id={id} /> : null}
    </details>
  );
}

function Arriving({ id }: ThrowSectionProps): ReactNode {
  const { module, failures, retry } = useLateModule(() => import("./ThrowView"));
  if (module) return <module.ThrowView id={id} />;
  if (failures === 0) return <p role="status">{words.coming}</p>;
  return (
    <NotArrived isRepeated={failures > 1} onRetry={retry}>
      {words.notFetched}
    </NotArrived>
  );
}

export const ThrowSection = island("ThrowSection", ThrowSectionIsland);
