import { type RefObject, useEffect } from "react";

/** Tells the page that an island which is no figure has hydrated and listens. */
export function useHydratedEvent(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    place.current?.dispatchEvent(new Event("figure:hydrated", { bubbles: true }));
  }, [place]);
}
