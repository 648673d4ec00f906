import type { ReactNode } from "react";
import type { Vec3 } from "../../core/math/vec3";
import { decimals } from "../../format/numbers";
import { Slider } from "../../ui/Slider";
import { strings } from "../strings/en";

interface VectorSlidersProps {
  readonly term: string;
  /** As a screen reader says it: "Force F". */
  readonly name: string;
  readonly symbol: ReactNode;
  readonly unit: string;
  /** The components that the reader sets; all by default. */
  readonly axes?: readonly Axis[];
  /** How far each component goes, either way. */
  readonly reach: Vec3;
  readonly value: () => Vec3;
  readonly onInput: (value: Vec3) => void;
}

const AXES = ["x", "y", "z"] as const;
type Axis = (typeof AXES)[number];
const COMPONENTS = { x: 0, y: 1, z: 2 } as const;

/** A slider for each component of a vector. */
export function VectorSliders(props: VectorSlidersProps): ReactNode {
  const { term, name, symbol, unit, reach, value, onInput, axes = AXES } = props;
  return (
    <fieldset className={`slider-group term-${term}`} data-term={term}>
      <legend>
        <i>{symbol}</i> <span className="unit">[{unit}]</span>
      </legend>
      {axes.map((axis) => (
        <Slider
          key={axis}
          label={strings.component(name, axis)}
          min={-reach[COMPONENTS[axis]]}
          max={reach[COMPONENTS[axis]]}
          step={0.05}
          value={() => value()[COMPONENTS[axis]]}
          text={(component) => decimals(component, 2)}
          onInput={(component) => onInput(withComponent(value(), axis, component))}
        >
          <i>{axis}</i>
        </Slider>
      ))}
    </fieldset>
  );
}

function withComponent([x, y, z]: Vec3, axis: Axis, component: number): Vec3 {
  return [axis === "x" ? component : x, axis === "y" ? component : y, axis === "z" ? component : z];
}
