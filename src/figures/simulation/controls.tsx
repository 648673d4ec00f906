import { type ComponentType, type ReactNode, useContext } from "react";
import { decimals, plain } from "../../format/numbers";
import { Checkbox } from "../../ui/Checkbox";
import { FrameField } from "../../ui/FrameField";
import { Select } from "../../ui/Select";
import { Switch } from "../../ui/Switch";
import { LaunchButton } from "../../ui/Transport";
import { noteArrival } from "../shell/scrollOnArrival";
import { strings } from "../strings/en";
import { NO_OWN_START } from "./hold/ownStart";
import { LanePrograms } from "./inspector/lanePrograms";
import { isLaneId, type LaneId, laneTitle } from "./laneId";
import { laneName, laneNumber } from "./laneNames";
import { useSimulationFigure } from "./SimulationContext";
import { TOGGLES } from "./settings";
import { isSameRate, rateSetting } from "./simulationState";
import type { ControlId } from "./spec";
import { useTransportActions } from "./useTransportActions";

/* One control stands with the pictures, the rest in the panel; each only where its setting is offered. */

const words = strings.toolbar;

export function LayerCheckboxes(): ReactNode {
  const { settings, change, spec } = useSimulationFigure();
  const layersWith = (changed: string, on: boolean) =>
    spec.layers.map(({ id }) => id).filter((id) => (id === changed ? on : settings.layers.includes(id)));
  return (
    <fieldset className="layers">
      <legend className="visually-hidden">{words.layers}</legend>
      {spec.layers.map((layer) => (
        <Checkbox
          key={layer.id}
          label={layer.name}
          {...(layer.term && { term: layer.term })}
          checked={settings.layers.includes(layer.id)}
          onChange={(on) => change({ layers: layersWith(layer.id, on) })}
        >
          {layer.label}
        </Checkbox>
      ))}
    </fieldset>
  );
}

export function FormulationSelect({ lane }: { readonly lane: number }): ReactNode {
  const { settings, spec, change } = useSimulationFigure();
  const { formulations } = spec.choices;
  const present = settings.lanes[lane];
  if (!present || formulations.length === 0) return null;
  return (
    <Select
      className={settings.lanes.length > 1 ? `select-of-lane lane-${laneNumber(lane)}` : ""}
      label={words.formulation(laneName(lane))}
      value={present}
      options={withPresent(formulations, present).map((value) => ({ value, text: laneTitle(value) }))}
      onChange={(chosen) => change({ lanes: replaced(settings.lanes, lane, chosen) })}
    />
  );
}

function replaced(lanes: readonly LaneId[], lane: number, rule: LaneId): LaneId[] {
  return lanes.map((id, index) => (index === lane ? rule : id));
}

/** A link or a chapter may have set another value than the options. */
function withPresent<T>(offered: readonly T[], present: T): readonly T[] {
  return offered.length === 0 || offered.includes(present) ? offered : [...offered, present];
}

/** Switched on again, lane A has its former rule. */
function GyroscopicSwitch(): ReactNode {
  const { driver, settings, spec, change, lastRule } = useSimulationFigure();
  const { gyroscopic } = spec.choices;
  if (!gyroscopic) return null;
  const rule = settings.lanes[0] === "none" ? (lastRule ?? gyroscopic) : "none";
  const onChange = () => {
    change({ lanes: replaced(settings.lanes, 0, rule) });
    // At the start nothing would be seen of it.
    if (driver.isAtStart && !matchMedia("(prefers-reduced-motion: reduce)").matches) driver.player.play();
  };
  return <Switch label={words.gyroscopicTerm} checked={settings.lanes[0] !== "none"} onChange={onChange} />;
}

/** No id of a scenario. */
const BY_HAND = "by hand";

function StartSelect(): ReactNode {
  const { settings, change, spec } = useSimulationFigure();
  const { starts } = spec.choices;
  if (!starts) return null;
  const isByHand = settings.q !== null || settings.spin !== null;
  const byHand = { value: BY_HAND, text: words.startByHand } as const;
  return (
    <Select
      className="select-start"
      label={words.start}
      value={isByHand ? BY_HAND : settings.scenario}
      options={isByHand ? [...starts, byHand] : starts}
      onChange={(scenario) => scenario !== BY_HAND && change({ scenario, ...NO_OWN_START })}
    />
  );
}

function TimeStepSelect(): ReactNode {
  const { settings, driver, change, spec } = useSimulationFigure();
  const { rates: offered = [], rateText = stepText } = spec.choices;
  const rate = settings.rate ?? 1 / driver.player.scenario.dt;
  const present = offered.find((one) => isSameRate(one, rate)) ?? rate;
  const rates = withPresent(offered, present);
  if (rates.length === 0) return null;
  return (
    <Select
      label={words.timeStep}
      value={String(present)}
      options={rates.map((one) => ({ value: String(one), text: rateText(one) }))}
      onChange={(chosen) => change({ rate: rateSetting(Number(chosen), settings.scenario) })}
    />
  );
}

export function stepText(rate: number): string {
  return Number.isInteger(rate) ? `Δt = 1/${plain(rate)} s` : `Δt = ${decimals(1 / rate, 4)} s`;
}

export function ToggleCheckboxes({ of: asked }: { readonly of: "shown" | "run" }): ReactNode {
  const { settings, change, spec } = useSimulationFigure();
  return Object.entries(TOGGLES).map(([name, { group, offered, label, text, also }]) =>
    group === asked && offered(spec.choices) ? (
      <Checkbox
        key={name}
        label={label}
        checked={settings[name as keyof typeof TOGGLES]}
        onChange={(on) => change({ [name]: on, ...also(on) })}
      >
        {text}
      </Checkbox>
    ) : null,
  );
}

function FrameNumber(): ReactNode {
  const { player } = useSimulationFigure().driver;
  const { goTo } = useTransportActions();
  return <FrameField lastFrame={player.lastFrame} frame={() => player.frame} onSeek={goTo} />;
}

function Launch(): ReactNode {
  const { launches } = useSimulationFigure().spec.choices;
  const { launch } = useTransportActions();
  return launches ? <LaunchButton onLaunch={launch} /> : null;
}

export function LayoutSelect(): ReactNode {
  const { settings, change } = useSimulationFigure();
  if (settings.lanes.length < 2) return null;
  return (
    <Select
      label={words.layout}
      value={settings.layout}
      options={[
        { value: "side-by-side", text: words.sideBySide },
        { value: "overlaid", text: words.overlaid },
      ]}
      onChange={(layout) => change({ layout })}
    />
  );
}

/** Where a lane has lines to walk through. */
export function InspectorButton(): ReactNode {
  const { id, settings, change } = useSimulationFigure();
  const toggle = () => {
    if (settings.stage === null) noteArrival(id);
    change({ stage: settings.stage === null ? "first" : null });
  };
  const hasProgram = useContext(LanePrograms).some((program) => program !== null);
  if (!hasProgram && !settings.lanes.some(isLaneId)) return null;
  return (
    <button
      type="button"
      className="bar-button inspector-button"
      aria-pressed={settings.stage !== null}
      onClick={toggle}
    >
      {words.inspector}
    </button>
  );
}

const CONTROLS = {
  gyroscopic: GyroscopicSwitch,
  formulation: () => <FormulationSelect lane={0} />,
  start: StartSelect,
  timeStep: TimeStepSelect,
  frame: FrameNumber,
  launch: Launch,
} satisfies Record<ControlId, ComponentType>;

export function Control({ id }: { readonly id: ControlId }): ReactNode {
  const Named = CONTROLS[id];
  return <Named />;
}

export function OtherControls({ ids }: { readonly ids: readonly ControlId[] }): ReactNode {
  const { first } = useSimulationFigure().spec.choices;
  return ids.filter((id) => id !== first).map((id) => <Control key={id} id={id} />);
}
