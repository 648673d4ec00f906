import { useEffect, useState } from "react";
import type { Mesh } from "../../core/bodies/mesh";
import type { ObjectId } from "../../core/bodies/objects/index";
import { isExact } from "../../core/dynamics/lane";
import type { Scenario } from "../../core/dynamics/scenario";
import { ScenarioError } from "../../core/scenario/errors";
import { StateError } from "../../figures/frame/figureState";
import { laneIdOf } from "../../figures/simulation/laneId";
import { SimulationDriver } from "../../figures/simulation/SimulationDriver";
import type { Settings } from "../../figures/simulation/simulationState";
import type { Simulation } from "../../figures/simulation/useSimulation";
import { Player } from "../../playback/player";
import type { Camera } from "../../scene/camera";
import { readBench } from "../document/bench";
import type { LabInput } from "../document/labInput";
import { MadeLanes } from "../document/madeLanes";
import { LONGEST_PACKED, PackedError, pack, unpack, VERSION } from "../document/packed";
import { changed, redo, type Undoable, undo, undoable } from "../document/undo";
import { strings } from "../strings";
import { BENCH_LAYERS } from "./benchSpec";
import { type BenchValues, benchSchema, LANE_LETTERS } from "./benchState";
import { publishBody } from "./present";
import { type MadeBench, useMadeLanes } from "./useMadeLanes";

type View = Pick<Settings, "layout" | "speed" | "stage" | "allLines" | "shown">;

/** A refusal, with the field that it is about. */
export interface Refusal {
  readonly field: string;
  readonly message: string;
}

/** What runs on the bench, and what can be done with it. */
export interface Bench {
  readonly input: LabInput;
  readonly scenario: Scenario;
  readonly simulation: Simulation;
  /** Takes another scenario, or says why it cannot. */
  readonly change: (input: LabInput) => Refusal | null;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  /** What a link carries; refused where the scenario does not fit one. */
  readonly linkedValues: () => BenchValues;
  readonly fitsLink: boolean;
  readonly made: MadeBench;
  /** The rule of the book that a link asks to be written anew, and how many links have asked. */
  readonly asked: { readonly rule: string; readonly count: number } | null;
  /** The lane whose rule a link asks to be judged, and how many links have asked. */
  readonly toJudge: { readonly lane: number; readonly count: number } | null;
  /** The inertia that a link asks to be looked at, and how many links have asked. */
  readonly lookAt: { readonly tensor: string; readonly count: number } | null;
}

const CAMERA: Camera = {
  target_W: [0, -0.04, 0],
  radius: 1.5,
  azimuth: (52 * Math.PI) / 180,
  elevation: (16 * Math.PI) / 180,
  zoom: 1,
};

const FIRST_VIEW: View = {
  layout: "side-by-side",
  speed: 1,
  stage: null,
  allLines: false,
  shown: new Set(BENCH_LAYERS.filter(({ shownAtFirst }) => shownAtFirst).map(({ id }) => id)),
};

/** Meshes that have been fetched, for this visit: the player of every bench looks them up here. */
const meshes: Record<string, Mesh> = {};

export function benchMeshes(): Readonly<Record<string, Mesh>> {
  return meshes;
}

const SCHEMA = benchSchema(BENCH_LAYERS.map(({ id }) => id));

export function useBench(id: string, first: LabInput, firstFrame: number): Bench {
  const [document, setDocument] = useState<Undoable<LabInput>>(() => undoable(first));
  const [view, setView] = useState<View>(FIRST_VIEW);
  const [driver] = useState(() => {
    const player = new Player(readBench(first, meshes).scenario, meshes);
    player.seek(firstFrame);
    return new SimulationDriver(player, CAMERA);
  });
  const { player } = driver;
  const [made] = useState(() => new MadeLanes());
  const [asked, setAsked] = useState<Bench["asked"]>(null);
  const [toJudge, setToJudge] = useState<Bench["toJudge"]>(null);
  const [lookAt, setLookAt] = useState<Bench["lookAt"]>(null);

  const load = (next: Undoable<LabInput>) => {
    player.load(readBench(next.present, meshes, made).scenario);
    setDocument(next);
  };
  const madeBench = useMadeLanes(made, document.present.lanes, player, () =>
    player.load(readBench(document.present, meshes, made).scenario),
  );
  const change = (input: LabInput): Refusal | null => {
    const mesh = lackedMesh(input);
    if (mesh !== null) {
      takeLater(id, mesh, { scenario: input });
      return null;
    }
    try {
      load(changed(document, input));
      return null;
    } catch (error) {
      if (error instanceof ScenarioError) return { field: error.field, message: error.message };
      throw error;
    }
  };
  useEffect(() => {
    publishBody(player.system.body.inertia_B);
  });
  const settings = settingsOf(player.scenario, view);
  const packed = packedOnce(document.present);
  const fitsLink = packed.length <= LONGEST_PACKED;

  const apply = (values: BenchValues) => {
    const mesh = lackedMesh(values.scenario);
    if (mesh !== null) {
      takeLater(id, mesh, values);
      return;
    }
    if (values.scenario !== undefined) take(values.scenario, (input) => load(changed(document, input)));
    const { frame, rule, tensor, judge } = values;
    if (rule !== undefined) setAsked({ rule, count: (asked?.count ?? 0) + 1 });
    if (judge !== undefined)
      setToJudge({
        lane: LANE_LETTERS.indexOf(judge),
        count: (toJudge?.count ?? 0) + 1,
      });
    if (tensor !== undefined) setLookAt({ tensor, count: (lookAt?.count ?? 0) + 1 });
    if (frame !== undefined && frame > player.lastFrame)
      throw new StateError("frame", strings.frameOfRun(player.lastFrame));
    setView(viewWith(view, values));
    if (values.speed !== undefined) player.setSpeed(values.speed);
    if (frame !== undefined) player.seek(frame);
    if (values.play) player.play();
  };
  const simulation: Simulation = {
    settings,
    driver,
    lastRule: null,
    change: (some) => {
      if (some.exact !== undefined) change(withExact(document.present, some.exact));
      if (some.speed !== undefined) player.setSpeed(some.speed);
      setView({ ...view, ...picked(some) });
    },
    state: {
      schema: SCHEMA,
      current: () => ({ scenario: document.present, ...valuesOf(view, player.frame) }),
      apply,
    },
    setStart: ({ q, spin }) => {
      const { initial } = document.present;
      change({
        ...document.present,
        initial: {
          ...initial,
          orientation: [q[0], q[1], q[2], q[3]],
          angularVelocity: [spin[0], spin[1], spin[2]],
        },
      });
    },
  };
  return {
    input: document.present,
    scenario: player.scenario,
    simulation,
    change,
    undo: document.before.length > 0 ? () => load(undo(document)) : null,
    redo: document.undone.length > 0 ? () => load(redo(document)) : null,
    linkedValues: () => {
      if (!fitsLink) throw StateError.saying(strings.lab.tooLongForLink);
      return { scenario: packed, ...valuesOf(view, player.frame) };
    },
    fitsLink,
    made: madeBench,
    asked,
    toJudge,
    lookAt,
  };
}

/** Takes a scenario of unknown origin, packed or as it is. */
function take(given: unknown, load: (input: LabInput) => void): void {
  try {
    load((typeof given === "string" ? unpack(given) : given) as LabInput);
  } catch (error) {
    if (error instanceof PackedError) {
      const { trouble } = error;
      throw new StateError(
        "scenario",
        trouble === "version" ? strings.packed.version(VERSION) : strings.packed[trouble],
      );
    }
    if (error instanceof ScenarioError) throw StateError.saying(error.message);
    throw error;
  }
}

let lastPacked: { readonly of: LabInput; readonly text: string } | null = null;

/** A scenario packed, worked out once however often it is asked for. */
function packedOnce(input: LabInput): string {
  if (lastPacked?.of !== input) lastPacked = { of: input, text: pack(input) };
  return lastPacked.text;
}

/** What the kit's parts read of a figure's settings. The bench offers no named starts, time steps or sliders. */
function settingsOf(scenario: Scenario, view: View): Settings {
  const { lanes } = scenario;
  const last = lanes.at(-1);
  const exact = lanes.length > 1 && last !== undefined && isExact(last);
  return {
    scenario: "racketMiddleAxis",
    rate: null,
    numbers: {},
    q: null,
    spin: null,
    stops: false,
    lanes: (exact ? lanes.slice(0, -1) : lanes).map(laneIdOf),
    exact,
    ...view,
  };
}

/** With the exact solution as its last lane, or without. */
export function withExact(input: LabInput, exact: boolean): LabInput {
  const others = input.lanes.filter(
    (lane, index) => index === 0 || !("angular" in lane && lane.angular === "exact"),
  );
  return { ...input, lanes: exact ? [...others, { angular: "exact" }] : others };
}

function picked({ layout, speed, stage, allLines, shown }: Partial<Settings>): Partial<View> {
  return {
    ...(layout && { layout }),
    ...(speed !== undefined && { speed }),
    ...(stage !== undefined && { stage }),
    ...(allLines !== undefined && { allLines }),
    ...(shown && { shown }),
  };
}

function viewWith(view: View, { layout, speed, layers, stage }: BenchValues): View {
  return {
    ...view,
    ...picked({
      ...(layout && { layout }),
      ...(speed !== undefined && { speed }),
      ...(stage && { stage }),
      ...(layers && { shown: new Set(layers) }),
    }),
  };
}

function valuesOf({ layout, speed, stage, shown }: View, frame: number): BenchValues {
  const isAsAtFirst = BENCH_LAYERS.every(({ id, shownAtFirst }) => shown.has(id) === shownAtFirst);
  return {
    frame,
    speed,
    layout,
    ...(stage && { stage }),
    ...(!isAsAtFirst && { layers: BENCH_LAYERS.filter(({ id }) => shown.has(id)).map(({ id }) => id) }),
  };
}

/** The mesh that a scenario, packed or not, names and the page has not got yet; null if there is none. */
function lackedMesh(given: unknown): string | null {
  if (given === undefined) return null;
  try {
    const { body } = (typeof given === "string" ? unpack(given) : given) as {
      readonly body?: { readonly mesh?: unknown };
    };
    const mesh = body?.mesh;
    return isFetchable(mesh) && !Object.hasOwn(meshes, mesh) ? mesh : null;
  } catch {
    return null;
  }
}

const FETCHABLE: readonly unknown[] = [
  "bunny",
  ...(["racket", "tHandle", "phone", "book", "die", "jack"] satisfies ObjectId[]),
];

function isFetchable(mesh: unknown): mesh is string {
  return FETCHABLE.includes(mesh);
}

async function fetchMesh(mesh: string): Promise<void> {
  if (mesh === "bunny") meshes.bunny = (await import("../../core/bodies/bunny")).bunny;
  else Object.assign(meshes, (await import("../../core/bodies/objects/index")).OBJECT_MESHES);
}

/** Meshes are heavy, and come when they are asked for; until then the bench stays as it is. A refusal is shown as that of a link. */
async function takeLater(id: string, mesh: string, values: BenchValues): Promise<void> {
  await fetchMesh(mesh);
  const bench = globalThis.document.getElementById(id);
  bench?.dispatchEvent(new CustomEvent("figure:set-state", { detail: values }));
}
