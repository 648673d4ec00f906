import type { Mesh } from "../../core/bodies/mesh";
import type { ObjectModel } from "../../core/bodies/objects/surface";
import type { Camera, Viewport } from "../camera";
import type { Mark, MeshMark, ObjectMark } from "../marks";
import type { KeyedStyle } from "./classStyles";

/** Messages between a page and the worker that paints its pictures. */

/** A surface, the same object from frame to frame, so that what follows from it is computed once. */
export type Surface = Mesh | ObjectModel;

/** A mark with a number in place of its surface, which is sent once: it is most of what a mark holds. */
export type SentMark =
  | Exclude<Mark, MeshMark | ObjectMark>
  | (Omit<MeshMark, "mesh"> & { readonly mesh: number })
  | (Omit<ObjectMark, "model"> & { readonly model: number });

/** One moment of a picture. */
export interface Frame {
  readonly marks: readonly SentMark[];
  readonly camera: Camera;
  readonly viewport: Viewport;
  /** Pixels of the canvas a pixel of the viewport. */
  readonly pixelRatio: number;
  /** By how much the picture is enlarged on its page. */
  readonly magnification: number;
  /** A version number that changes with the page's theme. */
  readonly theme: number;
}

/** A font file, and the text it is for, as an `@font-face` rule of the page has it. */
export interface FontSource {
  readonly family: string;
  readonly address: string;
  readonly descriptors: FontFaceDescriptors;
}

export type ToPainter =
  | { readonly kind: "fonts"; readonly fonts: readonly FontSource[] }
  | { readonly kind: "open"; readonly picture: number; readonly canvas: OffscreenCanvas }
  | { readonly kind: "surface"; readonly number: number; readonly surface: Surface }
  | { readonly kind: "free"; readonly number: number }
  | { readonly kind: "paint"; readonly picture: number; readonly frame: Frame }
  | { readonly kind: "styles"; readonly picture: number; readonly styles: readonly KeyedStyle[] }
  | { readonly kind: "close"; readonly picture: number };

/** A frame with shapes whose styles are not known waits until they have been sent. */
export type FromPainter = { readonly kind: "started" } | { readonly kind: "failed" } | FromPicture;

export type FromPicture =
  | { readonly kind: "unstyled"; readonly picture: number; readonly keys: readonly string[] }
  | { readonly kind: "painted"; readonly picture: number };

export function withoutSurfaces(marks: readonly Mark[], numberOf: (surface: Surface) => number): SentMark[] {
  return marks.map((mark) => {
    if (mark.kind === "mesh") return { ...mark, mesh: numberOf(mark.mesh) };
    if (mark.kind === "object") return { ...mark, model: numberOf(mark.model) };
    return mark;
  });
}

/** The inverse of {@link withoutSurfaces}. */
export function withSurfaces(marks: readonly SentMark[], surfaces: ReadonlyMap<number, Surface>): Mark[] {
  return marks.map((mark) => {
    if (mark.kind === "mesh") return { ...mark, mesh: surfaces.get(mark.mesh) as Mesh };
    if (mark.kind === "object") return { ...mark, model: surfaces.get(mark.model) as ObjectModel };
    return mark;
  });
}
