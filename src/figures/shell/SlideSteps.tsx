import { type ReactNode, type RefObject, useEffect } from "react";
import { plain } from "../../format/numbers";
import { strings } from "../strings/en";
import type { PlaceAmongSlides, Slide } from "./slides";

const words = strings.present.slides;

interface SlideStepsProps {
  readonly place: PlaceAmongSlides;
  readonly dialog: RefObject<HTMLElement | null>;
}

/** To the slide before and after, by a press, the arrow keys and what a presenter's remote sends. */
export function SlideSteps({ place, dialog }: SlideStepsProps): ReactNode {
  const { number, count, before, after } = place;
  useSlideKeys(place, dialog);
  return (
    <nav className="slide-steps" aria-label={words.name}>
      <Step to={before} label={words.before}>
        ←
      </Step>
      <span>{words.place(plain(number), plain(count))}</span>
      <Step to={after} label={words.after}>
        →
      </Step>
    </nav>
  );
}

interface StepProps {
  readonly to: Slide | undefined;
  readonly label: string;
  readonly children: ReactNode;
}

function Step({ to, label, children }: StepProps): ReactNode {
  if (!to) return <span aria-hidden="true">{children}</span>;
  return (
    <a href={to.address} aria-label={label} title={to.asks}>
      {children}
    </a>
  );
}

const BACK: ReadonlySet<string> = new Set(["ArrowLeft", "PageUp"]);
const ON: ReadonlySet<string> = new Set(["ArrowRight", "PageDown"]);

/** Before the figure's own, whose arrow keys turn the picture; sliders and menus keep theirs. */
function useSlideKeys({ before, after }: PlaceAmongSlides, dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    const leave = (event: KeyboardEvent) => {
      const to = BACK.has(event.key) ? before : ON.has(event.key) ? after : undefined;
      const isTyping =
        event.target instanceof Element && event.target.closest("input, select, textarea, [popover]");
      if (!to || isTyping || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      window.location.replace(to.address);
    };
    element?.addEventListener("keydown", leave, { capture: true });
    return () => element?.removeEventListener("keydown", leave, { capture: true });
  }, [before, after, dialog]);
}
