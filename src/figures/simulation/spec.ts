import type { ComponentType, ReactNode } from "react";
import type { Meshes } from "../../core/bodies/massProperties";
import type { Scenario } from "../../core/dynamics/scenario";
import type { Vec3 } from "../../core/math/vec3";
import type { ScenarioId } from "../../core/scenario/named";
import type { ScenarioInput } from "../../core/scenario/parseScenario";
import type { PlotKind } from "../../plots/timeSeries/kind";
import type { Camera } from "../../scene/camera";
import type { Mark } from "../../scene/marks";
import type { LaneId } from "./laneId";
import type { Quantity, QuantityId } from "./readouts";
import type { LaneView, SimulationDriver } from "./SimulationDriver";

/** Something a picture can show or leave out. */
export interface Layer {
  readonly id: string;
  /** As a screen reader says it. */
  readonly name: string;
  readonly label: ReactNode;
  readonly term?: string;
  readonly shownAtFirst: boolean;
}

/** A number of the scenario that the reader sets; its id is that of links and of phrases in the prose. */
export interface SliderSpec {
  readonly id: "restitution" | "friction" | "launch" | "lift" | "decay" | "spinDecay";
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

/** What a figure of lanes is made of, besides what the chapter says. */
export interface SimulationSpec {
  readonly camera: (scenario: ScenarioId) => Camera;
  readonly layers: readonly Layer[];
  /** The marks of one lane; `ghost` for the second lane of a picture that holds both. */
  readonly marks: (view: LaneView, shown: ReadonlySet<string>, ghost: boolean) => readonly Mark[];
  /** Where one lane is shown in several pictures, what each is called and shows; `marks` is then not used. */
  readonly aspects?: readonly Aspect[];
  /** Curves over the whole run, drawn below the pictures. */
  readonly plots?: readonly PlotKind[];
  /** Numbers in a form of their own, between the pictures' controls and the Readouts. */
  readonly panel?: ComponentType<{ readonly driver: SimulationDriver }>;
  /** The body as the scene inside a frame shows it; by default as `marks` draws it, with its axes. */
  readonly inside?: (view: LaneView) => readonly Mark[];
  /** What a picture of one lane shows, in one sentence. */
  readonly describe: (view: LaneView) => string;
  /** The rules that the reader may choose from; none, and the lanes stay as the chapter set them. */
  readonly rules: readonly LaneId[];
  /** The starts that the reader may choose from, with their names. */
  readonly starts?: readonly { readonly value: ScenarioId; readonly text: string }[];
  /** The time steps that the reader may choose from, as frames a second; none, and the scenario's own holds. */
  readonly rates?: readonly number[];
  /** What a time step is called where the reader chooses it; by default its length. */
  readonly rateText?: (rate: number) => string;
  /** The rule that the switch turns on in lane A, where dropping the gyroscopic term is the point. */
  readonly gyroscopicRule?: LaneId;
  /** Whether the reader may lay the exact solution over the lanes, and whether it is there at first. */
  readonly exact?: "on" | "off";
  /** Further rows of the Readouts, below those that every figure has. */
  readonly quantities?: readonly QuantityId[];
  /** Meshes that its scenarios name. */
  readonly meshes?: Meshes;
  /** Numbers of the scenario that the reader sets. */
  readonly sliders?: readonly SliderSpec[];
  /** Whether the reader sends the body off, with L and a button; and may have it stop wherever it is struck. */
  readonly launches?: boolean;
  /** Where the body stands in its pictures: what is drawn at it inside a frame starts there; by default the origin. */
  readonly place?: (view: LaneView) => Vec3;
  /** Rows that the figure leaves out, because they are about something else. */
  readonly without?: readonly Quantity["quantity"][];
}

/** One of several pictures of the same lane. */
export interface Aspect {
  readonly id: string;
  readonly title: string;
  readonly marks: (view: LaneView, shown: ReadonlySet<string>) => readonly Mark[];
  readonly describe: (view: LaneView) => string;
}

/** What a chapter says of a figure of lanes. */
export interface SimulationFigureProps {
  readonly id: string;
  readonly scenario: ScenarioId;
  readonly lanes: readonly LaneId[];
  /** The frame that it opens on. */
  readonly frame?: number;
  /** Frames a second; the scenario's own by default. */
  readonly rate?: number;
}
