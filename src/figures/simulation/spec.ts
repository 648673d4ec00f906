import type { ReactNode } from "react";
import type { Meshes } from "../../core/bodies/massProperties";
import type { Scenario } from "../../core/dynamics/scenario";
import type { Vec3 } from "../../core/math/vec3";
import type { ScenarioId } from "../../core/scenario/named";
import type { ScenarioInput } from "../../core/scenario/parseScenario";
import type { Camera } from "../../scene/camera";
import type { Mark } from "../../scene/marks";
import type { LaneId } from "./laneId";
import type { MeasureId } from "./measures";
import type { LaneView } from "./SimulationDriver";

/** Something a picture can show or leave out. */
export interface Layer {
  readonly id: string;
  /** As a screen reader says it. */
  readonly name: string;
  readonly label: ReactNode;
  readonly term?: string;
  readonly shownAtFirst: boolean;
}

/** A number of the scenario that the reader sets. */
export interface SliderSpec {
  /** Its name in links and in phrases of the prose. */
  readonly id: string;
  readonly name: string;
  readonly label: ReactNode;
  readonly term?: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly of: (scenario: Scenario) => number;
  /** The scenario with another value. */
  readonly into: (scenario: ScenarioInput, value: number) => ScenarioInput;
}

/** What a figure of lanes draws, and what its reader may choose. How its parts are put together, its component says. */
export interface SimulationSpec {
  readonly camera: (scenario: ScenarioId) => Camera;
  readonly layers: readonly Layer[];
  /** The marks of one lane; `ghost` for every lane but the first of a picture that holds several. */
  readonly marks: (view: LaneView, shown: ReadonlySet<string>, ghost: boolean) => readonly Mark[];
  /** What a picture of one lane shows, in one sentence. */
  readonly describe: (view: LaneView) => string;
  /** The body as the inspector's picture shows it; by default as `marks` draws it, with its axes. */
  readonly bodyMarks?: (view: LaneView) => readonly Mark[];
  /** Position of the body in the picture; the inspector's arrows start here. Default: the origin. */
  readonly place?: (view: LaneView) => Vec3;
  /** Meshes that its scenarios name. */
  readonly meshes?: Meshes;
  readonly choices: SimulationChoices;
  /** The two or three quantities that matter in this figure: they stand below the pictures, with their sparklines. */
  readonly measures: readonly MeasureId[];
}

/** A control of a figure of lanes. */
export type ControlId =
  | "gyroscopic"
  | "formulation"
  | "start"
  | "timeStep"
  | "frame"
  | "launch"
  | "inspector";

/** One of the figure's sliders, by its id. */
interface SliderChoice {
  readonly slider: string;
}

/** What the reader may choose: the figure's controls and the schema of its state both follow from this. */
interface SimulationChoices {
  /** The one choice that the figure is about: it stands with the pictures, all others wait in the panel. */
  readonly first?: ControlId | SliderChoice;
  /** Empty: the lanes stay as the chapter set them. */
  readonly formulations: readonly LaneId[];
  /** The formulation that the switch turns on in lane A, where dropping the gyroscopic term is the point. */
  readonly gyroscopic?: LaneId;
  /** Scenarios, with their names. */
  readonly starts?: readonly { readonly value: ScenarioId; readonly text: string }[];
  /** Time steps, as frames a second; without them the scenario's own holds. */
  readonly rates?: readonly number[];
  /** What a time step is called; by default its length. */
  readonly rateText?: (rate: number) => string;
  /** Whether the exact solution may be laid over the lanes, and whether it is there at first. */
  readonly exact?: "on" | "off";
  readonly sliders?: readonly SliderSpec[];
  /** Whether the body is launched, by the key l and a button, and playing may stop at impacts. */
  readonly launches?: boolean;
  /** Whether the reader may take hold of the body and give it a start. */
  readonly startByHand?: boolean;
}

/** What a chapter's text says of a figure of lanes. */
export interface SimulationFigureProps {
  readonly id: string;
  readonly scenario: ScenarioId;
  readonly lanes: readonly LaneId[];
  /** The frame that it opens on. */
  readonly frame?: number;
  /** Frames a second; the scenario's own by default. */
  readonly rate?: number;
}
