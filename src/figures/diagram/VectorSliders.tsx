import type { ReactNode } from "react";
import type { Vec3 } from "../../core/math/vec3";
import { decimals } from "../../format/numbers";
import { Slider } from "../../ui/Slider";
import { strings } from "../strings";

interface VectorSlidersProps {
  readonly term: string;
  /** As a screen reader says it: "Force F". */
  readonly name: string;
  readonly symbol: ReactNode;
  readonly unit: string;
  /** The components that the reader sets; all by default. */
  readonly axes?: readonly ("x" | "y" | "z")[];
  /** How far each component goes, either way. */
  readonly reach: Vec3;
  readonly value: () => Vec3;
  readonly onInput: (value: Vec3) => void;
}

const AXES = ["x", "y", "z"] as const;

/** A slider for each component of a vector. */
export function VectorSliders(props: VectorSlidersProps): ReactNode {
  const { term, name, symbol, unit, reach, value, onInput, axes = AXES } = props;
  return (
    <fieldset className={`slider-group term-${term}`} data-term={term}>
      <legend>
        <i>{symbol}</i> <span className="unit">[{unit}]</span>
      </legend>
      {axes.map((axis, index) => (
        <Slider
          key={axis}
          label={strings.component(name, axis)}
          min={-(reach[index] ?? 0)}
          max={reach[index] ?? 0}
          step={0.05}
          value={() => value()[index] ?? 0}
          text={(component) => decimals(component, 2)}
          onInput={(component) => onInput(withComponent(value(), index, component))}
        >
          <i>{axis}</i>
        </Slider>
      ))}
    </fieldset>
  );
}

function withComponent([x, y, z]: Vec3, index: number, component: number): Vec3 {
  return [index === 0 ? component : x, index === 1 ? component : y, index === 2 ? component : z];
}
