import type { ReactNode } from "react";
import type { AngularId } from "../../core/dynamics/angular/index";
import type { ScenarioId } from "../../core/scenario/named";
import type { Camera } from "../../scene/camera";
import type { Mark } from "../../scene/marks";
import type { LaneView } from "./driver";

/** Something a picture can show or leave out. */
export interface Layer {
  readonly id: string;
  /** As a screen reader says it. */
  readonly name: string;
  readonly label: ReactNode;
  readonly term?: string;
  readonly shownAtFirst: boolean;
}

/** What a figure of lanes is made of, besides what the chapter says. */
export interface LaneFigureKind {
  readonly camera: (scenario: ScenarioId) => Camera;
  readonly layers: readonly Layer[];
  /** The marks of one lane; `ghost` for the second lane of a picture that holds both. */
  readonly marks: (view: LaneView, shown: ReadonlySet<string>, ghost: boolean) => readonly Mark[];
  /** What a picture of one lane shows, in one sentence. */
  readonly describe: (view: LaneView) => string;
  /** The rules that the reader may choose from; none, and the lanes stay as the chapter set them. */
  readonly rules: readonly AngularId[];
  /** The starts that the reader may choose from, with their names. */
  readonly starts?: readonly { readonly value: ScenarioId; readonly text: string }[];
  /** The rule that the switch turns on in lane A, where dropping the gyroscopic term is the point. */
  readonly gyroscopicRule?: AngularId;
}

/** What a chapter says of a figure of lanes. */
export interface LaneFigureProps {
  readonly id: string;
  readonly scenario: ScenarioId;
  readonly lanes: readonly AngularId[];
  /** The frame that it opens on. */
  readonly frame?: number;
}
