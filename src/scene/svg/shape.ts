import type { Projected } from "../camera";
import type { MarkColour } from "../marks";

/** In pixels; `className` carries its colour, the style sheet its look. */
export type Shape =
  | {
      readonly kind: "polygon";
      readonly className: string;
      readonly outlines: readonly (readonly Projected[])[];
      readonly lit?: number;
    }
  | {
      readonly kind: "line";
      readonly className: string;
      readonly points: readonly Projected[];
      readonly width: number;
      readonly opacity?: number;
    }
  | {
      readonly kind: "strokes";
      readonly className: string;
      readonly lines: readonly (readonly Projected[])[];
      readonly width: number;
    }
  | {
      readonly kind: "ellipse";
      readonly className: string;
      readonly x: number;
      readonly y: number;
      readonly semiAxes: readonly [number, number];
      readonly angle: number;
      readonly glass?: { readonly key: string; readonly colour: MarkColour };
    }
  | {
      readonly kind: "text";
      readonly className: string;
      readonly at: { readonly x: number; readonly y: number };
      /** From there, in units of the letters' size: it does not shrink with the drawing. */
      readonly by: { readonly x: number; readonly y: number };
      readonly text: string;
    };
