import { useEffect, useMemo, useState } from "react";
import { boxCamera } from "../../chapters/shared/box";
import type { Scenario } from "../../core/dynamics/scenario";
import { StateError } from "../../figures/shell/figureState";
import { goToMoment } from "../../figures/simulation/moment";
import { openDriver, type SimulationDriver } from "../../figures/simulation/SimulationDriver";
import type { Settings } from "../../figures/simulation/settings";
import { runSettings, settingsWith } from "../../figures/simulation/simulationState";
import type { Simulation } from "../../figures/simulation/useSimulation";
import { Player } from "../../playback/player";
import { readBench } from "../document/bench";
import type { LabInput } from "../document/labInput";
import { LONGEST_PACKED, PackedError, pack, unpack, VERSION } from "../document/packed";
import { inFieldNames } from "../form/refusal";
import { strings } from "../strings/en";
import { publishBody } from "./benchBody";
import {
  BENCH,
  type BenchValues,
  benchSchema,
  benchValues,
  checkJudged,
  FIRST_SETTINGS,
  LANE_LETTERS,
  settingsOf,
} from "./benchState";
import { benchMeshes, lackedMesh, takeLater } from "./meshes";
import { type BenchDocument, useBenchDocument } from "./useBenchDocument";

export interface Bench extends BenchDocument {
  readonly scenario: Scenario;
  readonly simulation: Simulation;
  /** Refused where the scenario does not fit a link. */
  readonly linkedValues: () => BenchValues;
  readonly fitsLink: boolean;
  readonly trouble: string;
  /** anew for every link that asks */
  readonly asked: { readonly rule: string } | null;
  readonly toJudge: number | null;
  readonly lookAt: { readonly tensor: string; readonly count: number } | null;
}

const CAMERA = boxCamera(1, 1.5, { azimuthDeg: 52, elevationDeg: 16 });

export function useBench(id: string, first: LabInput, firstFrame: number): Bench {
  const [settings, setSettings] = useState(FIRST_SETTINGS);
  const [driver] = useState(() =>
    openDriver(new Player(readBench(first, benchMeshes()), benchMeshes()), firstFrame, CAMERA),
  );
  const { player } = driver;
  const [trouble, setTrouble] = useState("");
  const fetchLater = (mesh: string, values: BenchValues) => {
    setTrouble("");
    takeLater(id, mesh, values).catch(() => setTrouble(strings.lab.meshNotFetched));
  };
  const document = useBenchDocument(fetchLater, first, player);
  const [asked, setAsked] = useState<Bench["asked"]>(null);
  const [toJudge, setToJudge] = useState<number | null>(null);
  const [lookAt, setLookAt] = useState<Bench["lookAt"]>(null);
  useEffect(() => {
    publishBody(player.system.body.inertia_B);
  });
  const packed = useMemo(() => pack(document.input), [document.input]);
  const fitsLink = packed.length <= LONGEST_PACKED;
  const apply = (values: BenchValues) => {
    const mesh = lackedMesh(values.scenario);
    if (mesh !== null) {
      fetchLater(mesh, values);
      return;
    }
    const input = values.scenario === undefined ? null : inputIn(values.scenario);
    checkJudged(values.judge, input ?? document.input);
    const refusal = input && document.change(input);
    if (refusal) throw StateError.saying(inFieldNames(refusal));
    const { rule, judge, tensor } = values;
    if (rule !== undefined) setAsked({ rule });
    if (judge !== undefined) setToJudge(LANE_LETTERS.indexOf(judge));
    if (tensor !== undefined) setLookAt({ tensor, count: (lookAt?.count ?? 0) + 1 });
    const next = settingsWith(settings, { ...values, scenario: undefined }, BENCH);
    runSettings(player, next, null, values);
    goToMoment(player, values);
    setSettings(next);
  };
  return {
    ...document,
    scenario: player.scenario,
    simulation: simulationOf({ document, driver, settings, setSettings, apply }),
    linkedValues: () => {
      if (!fitsLink) throw StateError.saying(strings.lab.tooLongForLink);
      return { scenario: packed, ...benchValues(settings, player) };
    },
    fitsLink,
    trouble,
    asked,
    toJudge,
    lookAt,
  };
}

interface SimulationParts {
  readonly document: BenchDocument;
  readonly driver: SimulationDriver;
  readonly settings: Settings;
  readonly setSettings: (settings: Settings) => void;
  readonly apply: (values: BenchValues) => void;
}

function simulationOf({ document, driver, settings, setSettings, apply }: SimulationParts): Simulation {
  const { player } = driver;
  return {
    settings: settingsOf(player.scenario, document.input, settings),
    driver,
    lastRule: null,
    change: (some) => {
      if (some.exact !== undefined) document.change(withExact(document.input, some.exact));
      if (some.speed !== undefined) player.setSpeed(some.speed);
      setSettings({ ...settings, ...some });
    },
    state: {
      schema: benchSchema,
      current: () => ({ scenario: document.input, ...benchValues(settings, player) }),
      apply,
    },
    setStart: ({ q, spin }) => {
      const { input } = document;
      const initial = { ...input.initial, orientation: [...q], angularVelocity: [...spin] };
      document.change({ ...input, initial } as LabInput);
    },
  };
}

function inputIn(given: unknown): LabInput {
  try {
    return (typeof given === "string" ? unpack(given) : given) as LabInput;
  } catch (error) {
    if (!(error instanceof PackedError)) throw error;
    const { trouble } = error;
    throw new StateError(
      "scenario",
      trouble === "version" ? strings.packed.version(VERSION) : strings.packed[trouble],
    );
  }
}

export function withExact(input: LabInput, exact: boolean): LabInput {
  const others = input.lanes.filter(
    (lane, index) => index === 0 || !("angular" in lane && lane.angular === "exact"),
  );
  return { ...input, lanes: exact ? [...others, { angular: "exact" }] : others };
}
