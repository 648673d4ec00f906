import { type ReactNode, useEffect, useMemo, useState } from "react";
import { FREE_BODY_PLOTS } from "../chapters/shared/freeBodyPlots";
import type { ScenarioInput } from "../core/scenario/parseScenario";
import { island } from "../figures/shell/island";
import { type LaneProgram, LanePrograms } from "../figures/simulation/inspector/lanePrograms";
import { Measures } from "../figures/simulation/Measures";
import { Plots } from "../figures/simulation/plots/Plots";
import { SimulationReadouts } from "../figures/simulation/readouts";
import { RunningFigure } from "../figures/simulation/SimulationFigure";
import { actingOn, benchSpec } from "./bench/benchSpec";
import { benchMeshes } from "./bench/meshes";
import { type Bench, useBench } from "./bench/useBench";
import { isRule } from "./document/labInput";
import { FormJumps, LabForm } from "./LabForm";
import { ruleProgram } from "./made/ruleProgram";
import { type Opened, RuleSection } from "./rule/RuleSection";

const MORE = ["position", "velocity", "attitudeError"] as const;

/** A pivot pushes at the centre: L about it tells less than L about the pivot. */
const HELD = ["pivotMomentum", ...MORE] as const;
const NOT_HELD = ["angularMomentum", "momentumAngle", "momentumDrift"] as const;

interface LabProps {
  readonly id: string;
  readonly scenario: ScenarioInput;
  readonly frame: number;
}

function LabFigure({ id, scenario, frame }: LabProps): ReactNode {
  const bench = useBench(id, scenario, frame);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { asked } = bench;
  useEffect(() => {
    if (asked) setOpened({ lane: null, rule: asked.rule });
  }, [asked]);
  const programs = useRulePrograms(bench);
  const { simulation } = bench;
  const { isFree, isTurned, isHeld } = actingOn(bench.scenario);
  const spec = useMemo(
    () => benchSpec(benchMeshes(), simulation.driver.camera, { isFree, isTurned, isHeld }),
    [simulation.driver, isFree, isTurned, isHeld],
  );
  return (
    <div className="lab">
      <div className="lab-figure">
        <LanePrograms value={programs}>
          <RunningFigure
            id={id}
            spec={spec}
            simulation={simulation}
            linkedValues={bench.linkedValues}
            measures={
              <>
                {bench.trouble ? (
                  <p className="figure-trouble" role="status">
                    {bench.trouble}
                  </p>
                ) : null}
                <Measures key={`${isFree} ${isHeld}`} />
              </>
            }
            readouts={
              <SimulationReadouts
                key={String(isHeld)}
                more={isHeld ? HELD : MORE}
                omit={isHeld ? NOT_HELD : []}
              />
            }
            plots={
              <Plots key={String(isHeld)} plots={isHeld ? FREE_BODY_PLOTS.slice(0, 1) : FREE_BODY_PLOTS} />
            }
          />
        </LanePrograms>
        <RuleSection id={id} bench={bench} opened={opened} open={setOpened} />
        <FormJumps id={id} />
      </div>
      <LabForm id={id} bench={bench} showRule={(lane, rule) => setOpened({ lane, rule: rule ?? null })} />
    </div>
  );
}

function useRulePrograms({ input, simulation, made }: Bench): readonly (LaneProgram | null)[] {
  const { lanes } = input;
  const { system } = simulation.driver.player;
  const allowed = lanes.map((lane) => (isRule(lane) && made.isAllowed(lane) ? "1" : "0")).join("");
  return useMemo(
    () =>
      lanes.map((lane, index) => (isRule(lane) ? ruleProgram(lane, system, allowed[index] === "1") : null)),
    [lanes, system, allowed],
  );
}

export const Lab = island("Lab", LabFigure);
