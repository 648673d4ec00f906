import { cos, sin } from "../../math/elementary.ts";

/** Across and along a plan [m]. */
export type Place = readonly [across: number, along: number];

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

export function roundedRectangle(halfAcross: number, halfAlong: number, radius: number, steps = 4): Place[] {
  const signs: Place[] = [
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ];
  return signs.flatMap(([across, along], quarter) => {
    const centre: Place = [across * (halfAcross - radius), along * (halfAlong - radius)];
    const from = ((quarter - 1) * Math.PI) / 2;
    return arc({ centre, semiAxes: [radius, radius] }, from, from + Math.PI / 2, steps);
  });
}

/**
 * A ring moved to its left: each corner along the mitre (n₁ + n₂) / (1 + n₁·n₂) of its edges' normals, so that edges stay
 * parallel and the strips between rings are flat.
 */
export function insetRing(ring: readonly Place[], inset: number): readonly Place[] {
  if (inset === 0) return ring;
  return ring.map((place, k) => {
    const first = leftNormal(ring.at(k - 1) as Place, place);
    const second = leftNormal(place, ring[(k + 1) % ring.length] as Place);
    const mitre = inset / (1 + first[0] * second[0] + first[1] * second[1]);
    return [place[0] + mitre * (first[0] + second[0]), place[1] + mitre * (first[1] + second[1])];
  });
}

function leftNormal(from: Place, to: Place): Place {
  const [across, along] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.sqrt(across * across + along * along);
  return [-along / length, across / length];
}
