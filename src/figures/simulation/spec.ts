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

export interface Layer {
  readonly id: string;
  readonly name: string;
  readonly label: ReactNode;
  readonly term?: string;
  readonly shownAtFirst: boolean;
}

export interface SliderSpec {
  readonly id: string;
  readonly name: string;
  readonly label: ReactNode;
  readonly term?: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly of: (scenario: Scenario) => number;
  readonly into: (scenario: ScenarioInput, value: number) => ScenarioInput;
}

/** Of a lane: what the figure says that it shows, or its formulation; then the formulation besides, where that says less. */
export interface LaneWords {
  readonly title: string;
  readonly formulation?: string;
}

export interface SimulationSpec {
  readonly camera: (scenario: ScenarioId) => Camera;
  readonly layers: readonly Layer[];
  /** `ghost` for all lanes but a shared picture's first. */
  readonly marks: (view: LaneView, shown: ReadonlySet<string>, ghost: boolean) => readonly Mark[];
  readonly describe: (view: LaneView) => string;
  /** In the inspector; by default as `marks` draws it, with its axes. */
  readonly bodyMarks?: (view: LaneView) => readonly Mark[];
  /** Where the inspector's arrows start; by default the origin. */
  readonly place?: (view: LaneView) => Vec3;
  readonly meshes?: Meshes;
  readonly choices: SimulationChoices;
  /** What a lane shows, in figures whose lanes stand for something else than their formulations. */
  readonly about?: (lane: LaneId) => LaneWords;
  /** Two or three, below the pictures with their sparklines. */
  readonly measures: readonly MeasureId[];
}

export type ControlId = "gyroscopic" | "formulation" | "start" | "timeStep" | "frame" | "launch";

interface SliderChoice {
  readonly slider: string;
}

interface SimulationChoices {
  /** With the pictures; all others wait in the panel. */
  readonly first?: ControlId | SliderChoice;
  /** Empty: the lanes stay as the chapter set them. */
  readonly formulations: readonly LaneId[];
  /** Turned on by the switch in lane A, where dropping the gyroscopic term is the point. */
  readonly gyroscopic?: LaneId;
  readonly starts?: readonly { readonly value: ScenarioId; readonly text: string }[];
  /** Frames a second; by default the scenario's own. */
  readonly rates?: readonly number[];
  /** By default its length. */
  readonly rateText?: (rate: number) => string;
  /** Where it is offered, whether it is there at first. */
  readonly exact?: "on" | "off";
  readonly sliders?: readonly SliderSpec[];
  /** By the key l and a button; playing may stop at impacts. */
  readonly launches?: boolean;
  /** Playing slows at the first impact, unless the reader lets it not. */
  readonly slows?: boolean;
  readonly startByHand?: boolean;
}

export interface SimulationFigureProps {
  readonly id: string;
  readonly scenario: ScenarioId;
  readonly lanes: readonly LaneId[];
  readonly frame?: number;
  /** Frames a second; the scenario's own by default. */
  readonly rate?: number;
}
