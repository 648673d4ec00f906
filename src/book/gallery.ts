import type { ChapterSlug } from "./chapters";

export interface SetFigure {
  readonly chapter: ChapterSlug;
  readonly figure: string;
  readonly set: Readonly<Record<string, unknown>>;
}

interface ShownFigure extends SetFigure {
  /** What its picture in the gallery is set to besides: it shows what is asked about, and not the answer. */
  readonly still?: Readonly<Record<string, unknown>>;
}

/** Figures to show to others, in the order of a lesson; the book's strings say what each shows, and what to ask. */
export const GALLERY = {
  racket: {
    chapter: "euler-equation",
    figure: "racket",
    set: { a: "none", b: "splitting", frame: 0 },
    still: { frame: 20 },
  },
  push: { chapter: "state-and-momentum", figure: "push", set: {} },
  masses: { chapter: "inertia-tensor", figure: "masses", set: {} },
  loop: { chapter: "three-angles", figure: "loop", set: { miss: 6, frame: 0 }, still: { frame: 56 } },
  poinsot: {
    chapter: "euler-equation",
    figure: "poinsot",
    set: { layers: ["energy", "sphere", "true", "momentum"], frame: 0 },
    still: { frame: 60 },
  },
  energy: {
    chapter: "stepping-euler-equation",
    figure: "compare",
    set: { a: "explicit", b: "implicit-body", rate: 30, frame: 0 },
    still: { frame: 40 },
  },
  wheel: {
    chapter: "heavy-top",
    figure: "held-wheel",
    set: { a: "none", b: "splitting", frame: 0 },
    still: { frame: 200 },
  },
  bunny: { chapter: "impulse-collision", figure: "throw", set: { frame: 0 }, still: { frame: 16 } },
  spring: {
    chapter: "springs-and-order",
    figure: "spring",
    set: { h: 1.9, frame: 0 },
    still: { h: 0.3, frame: 18 },
  },
  aim: { chapter: "aiming-torque", figure: "aim", set: { frame: 0 }, still: { frame: 18 } },
  cloud: { chapter: "long-runs", figure: "cloud", set: { frame: 0 }, still: { frame: 30 } },
} as const satisfies Readonly<Record<string, ShownFigure>>;

export type GalleryId = keyof typeof GALLERY;

export const GALLERY_IDS = Object.keys(GALLERY) as GalleryId[];
