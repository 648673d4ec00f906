import { type ReactNode, useEffect, useMemo, useState } from "react";
import { FREE_BODY_PLOTS } from "../chapters/shared/freeBodyPlots";
import type { ScenarioInput } from "../core/scenario/parseScenario";
import { island } from "../figures/frame/island";
import { LanePrograms } from "../figures/simulation/inspector/lanePrograms";
import { Measures } from "../figures/simulation/Measures";
import { Plots } from "../figures/simulation/plots/Plots";
import { SimulationReadouts } from "../figures/simulation/readouts";
import { RunningFigure } from "../figures/simulation/SimulationFigure";
import { benchSpec } from "./bench/benchSpec";
import { type Bench, benchMeshes, useBench } from "./bench/useBench";
import { useRulePrograms } from "./bench/useRulePrograms";
import type { LabInput } from "./document/labInput";
import { BodyForm } from "./form/BodyForm";
import { ForcesForm } from "./form/ForcesForm";
import { FormPart, NumberField } from "./form/fields";
import { LanesForm } from "./form/LanesForm";
import { StartForm } from "./form/StartForm";
import { JsonPane } from "./JsonPane";
import { type Opened, RuleSection } from "./rule/RuleSection";
import { strings } from "./strings";
import { TensorPane } from "./TensorPane";

const words = strings.lab;

interface LabProps {
  readonly id: string;
  readonly scenario: ScenarioInput;
  readonly frame: number;
}

/** The bench: a scenario as a form and as text, and the figure that runs it. */
function LabFigure({ id, scenario, frame }: LabProps): ReactNode {
  const bench = useBench(id, scenario, frame);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { asked } = bench;
  useEffect(() => {
    if (asked) setOpened({ lane: null, rule: asked.rule });
  }, [asked]);
  const programs = useRulePrograms(bench);
  const { simulation } = bench;
  const { torque, gravity, drag, damping, planes } = bench.scenario;
  const isFree = [
    ...torque,
    ...gravity,
    drag.linear,
    drag.angular,
    damping.linear - 1,
    damping.angular - 1,
    planes.length,
  ].every((one) => one === 0);
  const spec = useMemo(
    () => benchSpec(benchMeshes(), simulation.driver.camera, isFree),
    [simulation.driver, isFree],
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
            measures={<Measures key={String(isFree)} />}
            readouts={<SimulationReadouts more={["position", "velocity", "attitudeError"]} />}
          >
            <Plots plots={FREE_BODY_PLOTS} />
          </RunningFigure>
        </LanePrograms>
        <RuleSection id={id} bench={bench} opened={opened} open={setOpened} />
      </div>
      <Form id={id} bench={bench} showRule={(lane) => setOpened({ lane, rule: null })} />
    </div>
  );
}

interface FormProps {
  /** of the bench */
  readonly id: string;
  readonly bench: Bench;
  readonly showRule: (lane: number | null) => void;
}

function Form({ id, bench, showRule }: FormProps): ReactNode {
  const { input, scenario, lookAt } = bench;
  const edit = (change: Partial<LabInput>) => bench.change({ ...input, ...change })?.message ?? null;
  const editing = { input, scenario, edit };
  return (
    <section className="lab-form" aria-label={words.form}>
      <div className="lab-form-head">
        <h2>{words.form}</h2>
        <div className="actions">
          <button
            type="button"
            className="button-plain"
            disabled={!bench.undo}
            onClick={() => bench.undo?.()}
          >
            {words.undo}
          </button>
          <button
            type="button"
            className="button-plain"
            disabled={!bench.redo}
            onClick={() => bench.redo?.()}
          >
            {words.redo}
          </button>
        </div>
      </div>
      {bench.fitsLink ? null : (
        <p className="field-note" role="status">
          {words.tooLongForLink}
        </p>
      )}
      <FormPart title={words.parts.body} open>
        <BodyForm {...editing} />
      </FormPart>
      <FormPart title={words.parts.start} open>
        <StartForm {...editing} />
      </FormPart>
      <FormPart title={words.parts.lanes} open>
        <LanesForm {...editing} made={bench.made} showRule={showRule} />
      </FormPart>
      <FormPart title={words.parts.time}>
        <div className="vector-parts">
          <NumberField label={words.dt} measure="time" value={scenario.dt} onChange={(dt) => edit({ dt })} />
          <NumberField
            label={words.frames}
            measure="number"
            value={scenario.frames}
            onChange={(frames) => edit({ frames })}
          />
        </div>
        <p className="field-note">{words.lasts(scenario.dt * scenario.frames)}</p>
      </FormPart>
      <FormPart title={words.parts.forces}>
        <ForcesForm {...editing} />
      </FormPart>
      <FormPart key={`tensor ${lookAt?.count}`} title={words.parts.tensor} open={lookAt !== null}>
        <TensorPane id={`${id}-tensor`} asked={lookAt?.tensor ?? null} change={bench.change} />
      </FormPart>
      <FormPart title={words.parts.text}>
        <JsonPane id={`${id}-text`} input={input} onChange={bench.change} />
      </FormPart>
    </section>
  );
}

export const Lab = island("Lab", LabFigure);
