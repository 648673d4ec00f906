import type { ReactNode } from "react";
import { decimals } from "../../format/numbers";
import { Slider } from "../../ui/Slider";
import { strings } from "../strings/en";
import { useSimulationFigure } from "./SimulationContext";

export function ScenarioSliders(): ReactNode {
  const { sliders = [], first } = useSimulationFigure().spec.choices;
  const others = sliders.filter(({ id }) => typeof first !== "object" || id !== first.slider);
  return (
    <fieldset className="sliders scenario-sliders">
      <legend className="visually-hidden">{strings.toolbar.sliders}</legend>
      {others.map(({ id }) => (
        <ScenarioSlider key={id} id={id} />
      ))}
    </fieldset>
  );
}

export function ScenarioSlider({ id }: { readonly id: string }): ReactNode {
  const { settings, driver, change, spec } = useSimulationFigure();
  const slider = spec.choices.sliders?.find((one) => one.id === id);
  if (!slider) throw new Error(`the figure has no slider ${id}`);
  const { name, label, term, unit, min, max, step, of } = slider;
  return (
    <Slider
      label={name}
      {...(term && { term })}
      min={min}
      max={max}
      step={step}
      value={() => of(driver.player.scenario)}
      text={(value) => `${decimals(value, placesOf(step))}${unit && ` ${unit}`}`}
      onInput={(value) => change({ numbers: { ...settings.numbers, [id]: value } })}
    >
      {label}
    </Slider>
  );
}

/** Enough decimals to tell a slider's neighbouring places apart. */
function placesOf(step: number): number {
  return Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
}
