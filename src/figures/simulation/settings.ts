import * as v from "valibot";
import type { Quat } from "../../core/math/quat";
import { norm, type Vec3 } from "../../core/math/vec3";
import { SCENARIOS, type ScenarioId } from "../../core/scenario/named";
import { SPEEDS } from "../../ui/Transport";
import { boolean, oneOf, someOf } from "../shell/figureState";
import { strings } from "../strings/en";
import { anySpin, attitude, spin } from "./hold/ownStart";
import type { LaneId } from "./laneId";
import type { SimulationFigureProps, SimulationSpec } from "./spec";

const { refused: words, toolbar } = strings;

export interface FigureOfLanes {
  readonly props: Omit<SimulationFigureProps, "id">;
  readonly spec: Pick<SimulationSpec, "layers" | "choices">;
}

type Schema = v.GenericSchema | null;

/** Links carry it as it is, under its own name, and leave out null. */
interface Field<Value> {
  readonly initial: (figure: FigureOfLanes) => Value;
  /** Null where the figure does not offer it. */
  readonly schema: (figure: FigureOfLanes) => Schema;
}

function field<Value>(
  initial: NoInfer<Value> | Field<Value>["initial"],
  schema: Schema | Field<Value>["schema"],
): Field<Value> {
  return {
    initial: typeof initial === "function" ? (initial as Field<Value>["initial"]) : () => initial,
    schema: typeof schema === "function" ? schema : () => schema,
  };
}

interface Toggle {
  readonly group: "shown" | "run";
  readonly offered: (choices: SimulationSpec["choices"]) => boolean;
  readonly initial?: (choices: SimulationSpec["choices"]) => boolean;
  /** The accessible name; `text` is the visible one. */
  readonly label: string;
  readonly text: string;
  /** Set by the checkbox besides. */
  readonly also?: (on: boolean) => { readonly speed?: number };
}

function toggle({ initial = () => false, also = () => ({}), ...checkbox }: Toggle) {
  const schema = ({ spec }: FigureOfLanes) => (checkbox.offered(spec.choices) ? boolean : null);
  return { ...field<boolean>(({ spec }) => initial(spec.choices), schema), ...checkbox, also };
}

const SLOW = 0.25;

/** Each is a field of links and a checkbox of its group in the panel. */
export const TOGGLES = {
  /** The exact solution runs beside the lanes, as the last of the player's. */
  exact: toggle({
    group: "shown",
    offered: ({ exact }) => exact !== undefined,
    initial: ({ exact }) => exact === "on",
    label: toolbar.exact,
    text: toolbar.exactLabel,
  }),
  /** Playing stops at impacts. */
  stops: toggle({
    group: "run",
    offered: ({ launches }) => launches === true,
    label: toolbar.stops,
    text: toolbar.stopsLabel,
    also: (on) => (on ? { speed: SLOW } : {}),
  }),
  /** Playing slows at the first impact. */
  slows: toggle({
    group: "run",
    offered: ({ slows }) => slows === true,
    initial: ({ slows }) => slows === true,
    label: toolbar.slows,
    text: toolbar.slowsLabel,
  }),
};

/** A lane and a stage of its frame, or "first". Readers' rules may have stages in their own letters. */
const STAGE = /^(first|[a-d](\.[\p{L}\p{N}$_]{1,61}){2,3}(~\d{1,4})?)$/u;
const stageWords = words.stageSuchAs("a.implicitBody.jacobian");

/** Stages named otherwise in links of the first editions. */
const renamed = (stage: string) =>
  stage.replace(/\b(explicit|spinAcceleration)\.gyroscopicTorque/, "$1.gyroscopicTerm");

export const FIELDS = {
  scenario: field<ScenarioId>(
    ({ props }) => props.scenario,
    (figure) => oneOf(startsOf(figure)),
  ),
  ...TOGGLES,
  /** A start by hand: attitude q_WB, and angular velocity, world axes [rad/s]. */
  q: field<Quat | null>(null, ({ spec }) => (spec.choices.startByHand ? attitude : null)),
  spin: field<Vec3 | null>(null, spinSchema),
  speed: field<number>(1, oneOf(SPEEDS)),
  layout: field<"side-by-side" | "overlaid">("side-by-side", ({ props }) =>
    props.lanes.length > 1 ? oneOf(["side-by-side", "overlaid"]) : null,
  ),
  /** In the inspector, by its row's id; null while it is closed. */
  stage: field<string | null>(
    null,
    v.pipe(v.string(stageWords), v.regex(STAGE, stageWords), v.transform(renamed)),
  ),
  /** Listed by the inspector: the derivation's steps, or every line. */
  lines: field<"steps" | "all">("steps", oneOf(["steps", "all"])),
  layers: field<readonly string[]>(
    ({ spec }) => spec.layers.filter(({ shownAtFirst }) => shownAtFirst).map(({ id }) => id),
    ({ spec }) => someOf(spec.layers.map(({ id }) => id)),
  ),
};

type FieldValues = {
  readonly [Name in keyof typeof FIELDS]: ReturnType<(typeof FIELDS)[Name]["initial"]>;
};

/** Chosen by the reader; the frame, and whether it plays, belong to the player. */
export interface Settings extends FieldValues {
  readonly lanes: readonly LaneId[];
  /** Frames a second; null for the scenario's own time step. */
  readonly rate: number | null;
  /** By the ids of their sliders. */
  readonly numbers: Readonly<Record<string, number>>;
}

/** Offered to the reader, that of the chapter first. */
export function startsOf({ props, spec }: FigureOfLanes): readonly ScenarioId[] {
  return [...new Set([props.scenario, ...(spec.choices.starts ?? []).map(({ value }) => value)])];
}

/** Rest is a spin, too, where one of the starts is at rest. */
function spinSchema(figure: FigureOfLanes): Schema {
  if (!figure.spec.choices.startByHand) return null;
  const isAtRest = (id: ScenarioId) => norm(SCENARIOS[id].scenario.initial.angularVelocity) === 0;
  return startsOf(figure).some(isAtRest) ? anySpin : spin;
}
