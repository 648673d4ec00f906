import type { ReactNode } from "react";
import { decimals, plain } from "../../format/numbers";
import { Checkbox } from "../../ui/Checkbox";
import { Select } from "../../ui/Select";
import { downloadLanes, downloadScenario } from "../frame/download";
import { CopyLinkButton, ExpandButton } from "../frame/Figure";
import { strings } from "../strings";
import { useSimulationFigure } from "./SimulationContext";
import { isSameRate, rateSetting } from "./simulationState";

const words = strings.toolbar;

/** Below the transport: what to show, how to lay it out, and what to take away. */
export function Toolbar(): ReactNode {
  return (
    <div className="toolbar">
      <LayerCheckboxes />
      <div className="actions">
        <StartSelect />
        <RateSelect />
        <ExactCheckbox />
        <StopsCheckbox />
        <LayoutSelect />
        <Actions />
      </div>
    </div>
  );
}

function LayerCheckboxes(): ReactNode {
  const { settings, change, spec } = useSimulationFigure();
  return (
    <fieldset className="layers">
      <legend className="visually-hidden">{words.layers}</legend>
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
  );
}

function toggled(set: ReadonlySet<string>, id: string, on: boolean): Set<string> {
  return new Set(on ? [...set, id] : [...set].filter((member) => member !== id));
}

function StartSelect(): ReactNode {
  const { settings, change, spec } = useSimulationFigure();
  if (!spec.choices.starts) return null;
  return (
    <Select
      label={words.start}
      hideLabel
      value={settings.scenario}
      options={spec.choices.starts}
      onChange={(scenario) => change({ scenario })}
    />
  );
}

function RateSelect(): ReactNode {
  const { settings, driver, change, spec } = useSimulationFigure();
  const { rates: offered = [], rateText = stepText } = spec.choices;
  const rate = settings.rate ?? 1 / driver.player.scenario.dt;
  const present = offered.find((one) => isSameRate(one, rate)) ?? rate;
  const rates = withPresent(offered, present);
  if (rates.length === 0) return null;
  return (
    <Select
      label={words.timeStep}
      hideLabel
      value={String(present)}
      options={rates.map((one) => ({ value: String(one), text: rateText(one) }))}
      onChange={(chosen) => change({ rate: rateSetting(Number(chosen), settings.scenario) })}
    />
  );
}

/** A chapter may set a time step that the list does not offer: it then stands in the list as well. */
function withPresent(offered: readonly number[], present: number): readonly number[] {
  return offered.length === 0 || offered.includes(present) ? offered : [...offered, present];
}

/** A time step by its length. */
function stepText(rate: number): string {
  return Number.isInteger(rate) ? `Δt = 1/${plain(rate)} s` : `Δt = ${decimals(1 / rate, 4)} s`;
}

function ExactCheckbox(): ReactNode {
  const { settings, change, spec } = useSimulationFigure();
  if (!spec.choices.exact) return null;
  return (
    <Checkbox label={words.exact} checked={settings.exact} onChange={(exact) => change({ exact })}>
      {words.exactLabel}
    </Checkbox>
  );
}

/** The speed that a reader who wants to see impacts is given. */
const SLOW = 0.25;

function StopsCheckbox(): ReactNode {
  const { settings, change, spec } = useSimulationFigure();
  if (!spec.choices.launches) return null;
  return (
    <Checkbox
      label={words.stops}
      checked={settings.stops}
      onChange={(stops) => change({ stops, ...(stops && { speed: SLOW }) })}
    >
      {words.stopsLabel}
    </Checkbox>
  );
}

function LayoutSelect(): ReactNode {
  const { settings, change } = useSimulationFigure();
  if (settings.lanes.length < 2) return null;
  return (
    <Select
      label={words.layout}
      hideLabel
      value={settings.layout}
      options={[
        { value: "side-by-side", text: words.sideBySide },
        { value: "overlaid", text: words.overlaid },
      ]}
      onChange={(layout) => change({ layout })}
    />
  );
}

/** The buttons: the view, the inspector, and what can be taken away. */
function Actions(): ReactNode {
  const { id, settings, driver, change } = useSimulationFigure();
  return (
    <>
      <button type="button" className="button-plain" onClick={() => driver.resetView()}>
        {strings.actions.resetView}
      </button>
      <ExpandButton />
      <button
        type="button"
        className="button-plain"
        aria-pressed={settings.stage !== null}
        onClick={() => change({ stage: settings.stage === null ? "first" : null })}
      >
        {words.inspector}
      </button>
      <CopyLinkButton />
      <button type="button" className="button-plain" onClick={() => downloadLanes(driver.player, id)}>
        {strings.actions.downloadData}
      </button>
      <button type="button" className="button-plain" onClick={() => downloadScenario(driver.player, id)}>
        {strings.actions.downloadScenario}
      </button>
    </>
  );
}
