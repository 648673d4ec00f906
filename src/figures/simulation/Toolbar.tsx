import type { ReactNode } from "react";
import { decimals } from "../../format/numbers";
import { Checkbox } from "../../ui/Checkbox";
import { Select } from "../../ui/Select";
import { downloadLanes, downloadScenario } from "../frame/download";
import { CopyLinkButton, ExpandButton } from "../frame/Figure";
import { useSimulationFigure } from "./SimulationContext";
import { isSameRate, rateSetting } from "./simulationState";

/** Below the transport: what to show, how to lay it out, and what to take away. */
export function Toolbar(): ReactNode {
  const { id, settings, driver, change, spec } = useSimulationFigure();
  const { choices } = spec;
  const rate = settings.rate ?? 1 / driver.player.scenario.dt;
  const presentRate = choices.rates?.find((offered) => isSameRate(offered, rate)) ?? rate;
  const rates = withPresent(choices.rates ?? [], presentRate);
  const { rateText = stepText } = choices;
  return (
    <div className="toolbar">
      <fieldset className="layers">
        <legend className="visually-hidden">Shown in the pictures</legend>
        {spec.layers.map((layer) => (
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
        {choices.starts ? (
          <Select
            label="Throw"
            hideLabel
            value={settings.scenario}
            options={choices.starts}
            onChange={(scenario) => change({ scenario })}
          />
        ) : null}
        {rates.length > 0 ? (
          <Select
            label="Time step"
            hideLabel
            value={String(presentRate)}
            options={rates.map((rate) => ({ value: String(rate), text: rateText(rate) }))}
            onChange={(rate) => change({ rate: rateSetting(Number(rate), settings.scenario) })}
          />
        ) : null}
        {choices.exact ? (
          <Checkbox label="Exact solution" checked={settings.exact} onChange={(exact) => change({ exact })}>
            exact solution
          </Checkbox>
        ) : null}
        {choices.launches ? (
          <Checkbox
            label="Stop at impacts"
            checked={settings.stops}
            onChange={(stops) => change({ stops, ...(stops && { speed: SLOW }) })}
          >
            stop at impacts
          </Checkbox>
        ) : null}
        {settings.lanes.length > 1 ? (
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
        <button type="button" className="button-plain" onClick={() => driver.resetView()}>
          Reset view
        </button>
        <ExpandButton />
        <button
          type="button"
          className="button-plain"
          aria-pressed={settings.stage !== null}
          onClick={() => change({ stage: settings.stage === null ? "first" : null })}
        >
          Inside this frame
        </button>
        <CopyLinkButton />
        <button type="button" className="button-plain" onClick={() => downloadLanes(driver.player, id)}>
          Download data
        </button>
        <button type="button" className="button-plain" onClick={() => downloadScenario(driver.player, id)}>
          Download scenario
        </button>
      </div>
    </div>
  );
}

/** A chapter may set a time step that the list does not offer: it then stands in the list as well. */
function withPresent(offered: readonly number[], present: number): readonly number[] {
  return offered.length === 0 || offered.includes(present) ? offered : [...offered, present];
}

/** A time step by its length. */
function stepText(rate: number): string {
  return Number.isInteger(rate) ? `Δt = 1/${rate} s` : `Δt = ${decimals(1 / rate, 4)} s`;
}

/** The speed that a reader who wants to see impacts is given. */
const SLOW = 0.25;

function toggled(set: ReadonlySet<string>, id: string, on: boolean): Set<string> {
  return new Set(on ? [...set, id] : [...set].filter((member) => member !== id));
}
