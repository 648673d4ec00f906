import { PARTS, type Part } from "../core/bodies/objects/surface";
import { COLOURS } from "../ui/glossary";
import type { LaneNumber, MarkColour } from "./marks";

/** The shade of a colour that text is set in. */
type TextColour = `${MarkColour}Text`;

/** The colour of a part of an object where it faces the lamp, and where no light falls on it. */
type PartColour = `${Part}Lit` | `${Part}Dim`;

/** The colour of a lane, for lines and for text. */
type LaneColour = `lane${LaneNumber}`;

/** The colours of a picture under the present theme, as the style sheet gives them: `rgb(r, g, b)`. */
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
    | "softShadow"
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
  softShadow: "--soft-shadow",
  axis: "--axis",
  ...(Object.fromEntries(
    PARTS.flatMap((part) => [
      [`${part}Lit`, `--${part}-lit`],
      [`${part}Dim`, `--${part}-dim`],
    ]),
  ) as Record<PartColour, string>),
};

/** The colour of a ghost's edges: its lane's, where the picture shows several. */
export function ghostEdgeColour(colours: Colours, lane: LaneNumber | undefined): string {
  return lane ? colours[`lane${lane}`] : colours.edge;
}

let known: Colours | null = null;

/**
 * Reads the colours from the style sheet; cached until {@link clearColourCache}. `getPropertyValue` returns `light-dark(…)`
 * unresolved, so each property is assigned to the `color` of a probe and read back. Under forced colours every `color`
 * becomes the system's text colour, and a picture one silhouette; the probe keeps its own, as the SVG does.
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

/** Must be called when the theme has changed. */
export function clearColourCache(): void {
  known = null;
}
