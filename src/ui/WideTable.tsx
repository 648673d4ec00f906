import { type ReactNode, useEffect, useRef } from "react";
import { makeFocusableIfWide } from "../browser/focusableScroller";

interface WideTableProps {
  /** For screen readers. */
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Scrolls sideways where it is wider than its column, by keys too. */
export function WideTable({ label, className, children }: WideTableProps): ReactNode {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const scroller = place.current;
    if (!scroller) return;
    const watcher = new ResizeObserver(() => makeFocusableIfWide(scroller));
    for (const part of [scroller, ...scroller.children]) watcher.observe(part);
    return () => watcher.disconnect();
  }, []);
  return (
    <section ref={place} className={className} aria-label={label}>
      {children}
    </section>
  );
}
