import type { ReactNode } from "react";
import type { Vec3 } from "../../core/math/vec3";
import { decimals } from "../../format/numbers";
import { Slider } from "../../ui/Slider";
import type { PictureDriver } from "../shell/pictureDriver";

interface VectorSlidersProps {
  readonly driver: PictureDriver;
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
  const { driver, term, name, symbol, unit, reach, value, onInput, axes = AXES } = props;
  return (
    <fieldset className={`dial-group term-${term}`} data-term={term}>
      <legend>
        <i>{symbol}</i> <span className="unit">[{unit}]</span>
      </legend>
      {axes.map((axis, index) => (
        <Slider
          key={axis}
          label={`${name}, ${axis}`}
          min={-(reach[index] ?? 0)}
          max={reach[index] ?? 0}
          step={0.05}
          value={() => value()[index] ?? 0}
          text={(component) => decimals(component, 2)}
          onInput={(component) =>
            onInput(value().map((old, k) => (k === index ? component : old)) as unknown as Vec3)
          }
          follow={driver.onFrame}
        >
          <i>{axis}</i>
        </Slider>
      ))}
    </fieldset>
  );
}
