export const PICTURES = ".picture, .function-plot, .diagram, .phase-plane";

const PLAY = ".button-primary, .push-button";

/** Of a picture, within the window. */
const ENOUGH = 0.75;

/** Below those of a place [px]. */
interface Extent {
  readonly top: number;
  readonly bottom: number;
}

export interface Sights {
  readonly pictures: readonly Extent[];
  readonly play: Extent | null;
}

/** Measured from a place: known even when the parts have been taken from there. */
export function sightsOf(figure: HTMLElement, place: HTMLElement): Sights {
  const { top: origin } = place.getBoundingClientRect();
  const extent = (part: Element): Extent => {
    const { top, bottom } = part.getBoundingClientRect();
    return { top: top - origin, bottom: bottom - origin };
  };
  const play = figure.querySelector(PLAY);
  return {
    pictures: Array.from(figure.querySelectorAll(PICTURES), extent),
    play: play && extent(play),
  };
}

/** Most of a picture, and the whole Play button. */
export function isInSight({ pictures, play }: Sights, place: HTMLElement): boolean {
  const { top } = place.getBoundingClientRect();
  return (
    pictures.some((picture) => shareWithin(picture, top) >= ENOUGH) &&
    (!play || shareWithin(play, top) > 0.99)
  );
}

function shareWithin({ top, bottom }: Extent, origin: number): number {
  if (bottom <= top) return 0;
  const [from, to] = [Math.max(0, origin + top), Math.min(window.innerHeight, origin + bottom)];
  return Math.max(0, to - from) / (bottom - top);
}
