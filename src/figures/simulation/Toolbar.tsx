import type { ReactNode } from "react";
import { SCENARIOS, type ScenarioId } from "../../core/scenario/named";
import { Checkbox, Select } from "../../ui/controls";
import { downloadLanes, downloadScenario } from "../frame/download";
import { copyLink } from "../frame/permalink";
import { linkQuery } from "./simulationState";
import type { SimulationSpec } from "./spec";
import { presentWish, type Simulation } from "./useSimulation";

interface ToolbarProps {
  readonly id: string;
  readonly lanes: Simulation;
  readonly kind: SimulationSpec;
  readonly expanded: boolean;
  readonly onExpand: (expanded: boolean) => void;
  /** Tells a screen reader what has been done. */
  readonly say: (sentence: string) => void;
}

/** Below the transport: what to show, how to lay it out, and what to take away. */
export function Toolbar({ id, lanes, kind, expanded, onExpand, say }: ToolbarProps): ReactNode {
  const { settings, driver, change } = lanes;
  return (
    <div className="tools">
      <fieldset className="layers">
        <legend className="visually-hidden">Shown in the pictures</legend>
        {kind.layers.map((layer) => (
          <Checkbox
            key={layer.id}
            label={layer.name}
            {...(layer.term && { term: layer.term })}
            checked={settings.shown.has(layer.id)}
            onChange={(on) => change({ shown: toggled(settings.shown, layer.id, on) })}
          >
            {layer.label}
          </Checkbox>
        ))}
      </fieldset>
      <div className="actions">
        {kind.starts ? (
          <Select
            label="Throw"
            hideLabel
            value={settings.scenario}
            options={kind.starts}
            onChange={(scenario) => change({ scenario })}
          />
        ) : null}
        {kind.rates ? (
          <Select
            label="Time step"
            hideLabel
            value={String(settings.rate ?? nearest(kind.rates, 1 / driver.player.scenario.dt))}
            options={kind.rates.map((rate) => ({
              value: String(rate),
              text: kind.rateText?.(rate) ?? `Δt = 1/${rate} s`,
            }))}
            onChange={(rate) => change({ rate: rateOf(Number(rate), settings.scenario) })}
          />
        ) : null}
        {kind.exact ? (
          <Checkbox label="Exact solution" checked={settings.exact} onChange={(exact) => change({ exact })}>
            exact solution
          </Checkbox>
        ) : null}
        {kind.launches ? (
          <Checkbox
            label="Stop at impacts"
            checked={settings.stops}
            onChange={(stops) => change({ stops, ...(stops && { speed: SLOW }) })}
          >
            stop at impacts
          </Checkbox>
        ) : null}
        {settings.lanes.length > 1 && !kind.aspects ? (
          <Select
            label="Layout"
            hideLabel
            value={settings.layout}
            options={[
              { value: "side-by-side", text: "Side by side" },
              { value: "overlaid", text: "Overlaid" },
            ]}
            onChange={(layout) => change({ layout })}
          />
        ) : null}
        <button type="button" className="plain" onClick={() => driver.resetView()}>
          Reset view
        </button>
        <button type="button" className="plain" aria-pressed={expanded} onClick={() => onExpand(!expanded)}>
          Expand
        </button>
        <button
          type="button"
          className="plain"
          aria-pressed={settings.stage !== null}
          onClick={() => change({ stage: settings.stage === null ? "first" : null })}
        >
          Inside this frame
        </button>
        <button
          type="button"
          className="plain"
          onClick={() => copyLink(id, linkQuery(id, presentWish(lanes))).then(say)}
        >
          Copy link
        </button>
        <button type="button" className="plain" onClick={() => downloadLanes(driver.player, id)}>
          Download data
        </button>
        <button type="button" className="plain" onClick={() => downloadScenario(driver.player, id)}>
          Download scenario
        </button>
      </div>
    </div>
  );
}

function nearest(rates: readonly number[], rate: number): number {
  return rates.reduce((best, each) => (Math.abs(each - rate) < Math.abs(best - rate) ? each : best));
}

/** The rate that was chosen; null for the scenario's own, which then stays as it was written. */
function rateOf(rate: number, scenario: ScenarioId): number | null {
  return Math.abs(rate * SCENARIOS[scenario].scenario.dt - 1) < 1e-9 ? null : rate;
}

/** The speed that whoever wants to see impacts is given. */
const SLOW = 0.25;

function toggled(set: ReadonlySet<string>, id: string, on: boolean): Set<string> {
  return new Set(on ? [...set, id] : [...set].filter((member) => member !== id));
}
