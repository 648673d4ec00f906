import { cos, sin } from "../../math/elementary.ts";
import type { Place } from "./flatFace.ts";

interface Ellipse {
  readonly centre: Place;
  readonly semiAxes: Place;
}

export function arc({ centre, semiAxes }: Ellipse, from: number, to: number, steps: number): Place[] {
  return Array.from({ length: steps + 1 }, (_, k) => {
    const angle = from + ((to - from) * k) / steps;
    return [centre[0] + semiAxes[0] * cos(angle), centre[1] + semiAxes[1] * sin(angle)];
  });
}

export function ellipse(shape: Ellipse, steps: number): Place[] {
  return arc(shape, 0, 2 * Math.PI, steps).slice(0, -1);
}

export function disc(centre: Place, radius: number, corners = 10): Place[] {
  return ellipse({ centre, semiAxes: [radius, radius] }, corners);
}

export function rectangle(halfAcross: number, halfAlong: number): Place[] {
  return [
    [-halfAcross, -halfAlong],
    [halfAcross, -halfAlong],
    [halfAcross, halfAlong],
    [-halfAcross, halfAlong],
  ];
}

export function roundedRectangle(halfAcross: number, halfAlong: number, radius: number): Place[] {
  const signs: Place[] = [
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ];
  return signs.flatMap(([across, along], quarter) => {
    const centre: Place = [across * (halfAcross - radius), along * (halfAlong - radius)];
    const from = ((quarter - 1) * Math.PI) / 2;
    return arc({ centre, semiAxes: [radius, radius] }, from, from + Math.PI / 2, 4);
  });
}
