import { PARTS, type Part } from "../core/bodies/objects/surface";
import { COLOURS } from "../ui/glossary";
import type { LaneNumber, MarkColour } from "./marks";

type TextColour = `${MarkColour}Text`;

/** Facing the lamp, and without light. */
type PartColour = `${Part}Lit` | `${Part}Dim`;

type LaneColour = `lane${LaneNumber}`;

/** Under the present theme, from the style sheet: `rgb(r, g, b)`. */
export type Colours = Readonly<
  Record<
    | MarkColour
    | TextColour
    | PartColour
    | LaneColour
    | "paper"
    | "faceLit"
    | "faceDim"
    | "edge"
    | "ground"
    | "shadow"
    | "axis",
    string
  >
>;

const PROPERTIES: Readonly<Record<keyof Colours, string>> = {
  ...(Object.fromEntries(
    Object.keys(COLOURS).flatMap((id) => [
      [id, `--colour-${id}`],
      [`${id}Text`, `--text-${id}`],
    ]),
  ) as Record<MarkColour | TextColour, string>),
  lane1: "--lane-1",
  lane2: "--lane-2",
  lane3: "--lane-3",
  lane4: "--lane-4",
  paper: "--picture",
  faceLit: "--face-lit",
  faceDim: "--face-dim",
  edge: "--edge",
  ground: "--ground",
  shadow: "--shadow",
  axis: "--axis",
  ...(Object.fromEntries(
    PARTS.flatMap((part) => [
      [`${part}Lit`, `--${part}-lit`],
      [`${part}Dim`, `--${part}-dim`],
    ]),
  ) as Record<PartColour, string>),
};

export function ghostEdgeColour(colours: Colours, lane: LaneNumber | undefined): string {
  return lane ? colours[`lane${lane}`] : colours.edge;
}

let known: Colours | null = null;

/**
 * Cached until {@link clearColourCache}. `getPropertyValue` leaves `light-dark(…)` unresolved, so each property is read back as the
 * `color` of a probe, which keeps its own under forced colours, as the SVG does.
 */
export function readColours(): Colours {
  if (known) return known;
  const probe = document.documentElement.appendChild(document.createElement("i"));
  probe.style.forcedColorAdjust = "none";
  const resolved = (property: string) => {
    probe.style.color = `var(${property})`;
    return getComputedStyle(probe).color;
  };
  known = Object.fromEntries(
    Object.entries(PROPERTIES).map(([colour, property]) => [colour, resolved(property)]),
  ) as Colours;
  probe.remove();
  return known;
}

export function clearColourCache(): void {
  known = null;
}
