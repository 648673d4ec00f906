import type { ReactNode } from "react";

const PATHS = {
  play: "M7 4.500v15l12-7.500z",
  pause: "M7 5h3.500v14H7zM13.500 5H17v14h-3.500z",
  // A frame on and a frame back: where a triangle runs into a bar, players go to the end.
  forward: "M5 5h2.500v14H5zM10 5v14l9-7z",
  back: "M14 5v14l-9-7zM16.500 5H19v14h-2.500z",
  close:
    "M6.400 5 12 10.600 17.600 5 19 6.400 13.400 12 19 17.600 17.600 19 12 13.400 6.400 19 5 17.600 10.600 12 5 6.400z",
  repeat:
    "M5 11V9a4 4 0 0 1 4-4h6V2l5 4-5 4V7H9a2 2 0 0 0-2 2v2zM19 13v2a4 4 0 0 1-4 4H9v3l-5-4 5-4v3h6a2 2 0 0 0 2-2v-2z",
  expand: "M4 10V4h6v2H7.400l4 4L10 11.400l-4-4V10zM20 14v6h-6v-2h2.600l-4-4 1.400-1.400 4 4V14z",
  share:
    "M18 16a3 3 0 0 0-2.200 1L9 13a3 3 0 0 0 0-2l6.800-4A3 3 0 1 0 15 5l-6.800 4a3 3 0 1 0 0 6l6.800 4a3 3 0 1 0 3-3z",
  reset: "M12 5a7 7 0 1 1-6.700 5h2.100A5 5 0 1 0 12 7v3L7.500 6 12 2z",
} as const;

/** For a button that names itself in words elsewhere. */
export function Icon({ name }: { name: keyof typeof PATHS }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} fill="currentColor" />
    </svg>
  );
}
