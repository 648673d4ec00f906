import type { ChapterSlug } from "./chapters";

export interface SetFigure {
  readonly chapter: ChapterSlug;
  readonly figure: string;
  readonly set: Readonly<Record<string, unknown>>;
}

/** Figures to show to others, in the order of a lesson; the book's strings say what each shows, and what to ask. */
export const GALLERY = {
  racket: {
    chapter: "euler-equation",
    figure: "racket",
    set: { a: "none", b: "splitting", frame: 0 },
  },
  push: { chapter: "state-and-momentum", figure: "push", set: {} },
  masses: { chapter: "inertia-tensor", figure: "masses", set: {} },
  poinsot: {
    chapter: "euler-equation",
    figure: "poinsot",
    set: { layers: ["energy", "sphere", "true", "momentum"], frame: 0 },
  },
  energy: {
    chapter: "stepping-euler-equation",
    figure: "compare",
    set: { a: "explicit", b: "implicit-body", rate: 30, frame: 0 },
  },
  bunny: { chapter: "impulse-collision", figure: "throw", set: { frame: 0 } },
  spring: { chapter: "springs-and-order", figure: "spring", set: { h: 1.9, frame: 0 } },
  cloud: { chapter: "long-runs", figure: "cloud", set: { frame: 0 } },
} as const satisfies Readonly<Record<string, SetFigure>>;

export type GalleryId = keyof typeof GALLERY;

export const GALLERY_IDS = Object.keys(GALLERY) as GalleryId[];
