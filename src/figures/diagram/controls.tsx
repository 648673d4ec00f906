import type { ReactNode } from "react";
import { addVec, scaleVec, subVec, type Vec3, zeroVec } from "../../core/math/vec3";
import { decimals } from "../../format/numbers";
import type { Mark } from "../../scene/marks";
import { Checkbox } from "../../ui/Checkbox";
import { TERMS } from "../../ui/glossary";
import { Slider } from "../../ui/Slider";
import { Switch } from "../../ui/Switch";
import { DragHandle } from "../pictures/DragHandle";
import { PictureView } from "../pictures/PictureView";
import { strings } from "../strings/en";
import { type Diagram, useSetting } from "./Diagram";
import {
  AXES,
  type NumberSetting,
  type Settings,
  type ToggleSetting,
  togglesOf,
  type ValuesOf,
  type VectorSetting,
  vectorsOf,
} from "./settings";
import { vectorText } from "./vectorText";

interface PictureProps<S extends Settings> {
  readonly diagram: Diagram<S>;
  readonly marks: (values: ValuesOf<S>) => readonly Mark[];
  readonly describe: (values: ValuesOf<S>) => string;
  /** Over the picture; by default the handles of the diagram's vectors. */
  readonly children?: ReactNode;
}

export function DiagramPicture<S extends Settings>(props: PictureProps<S>): ReactNode {
  return (
    <div className="pictures pictures-1">
      <PictureWithHandles {...props} />
    </div>
  );
}

export function PictureWithHandles<S extends Settings>(props: PictureProps<S>): ReactNode {
  const { diagram, marks, describe, children = <VectorHandles diagram={diagram} /> } = props;
  return (
    <div className="with-drag-handles">
      <PictureView
        loop={diagram.loop}
        marks={() => marks(diagram.values)}
        describe={() => describe(diagram.values)}
      />
      {children}
    </div>
  );
}

interface ControlsProps {
  readonly diagram: Diagram<Settings>;
}

export function VectorHandles({ diagram }: ControlsProps): ReactNode {
  return vectorsOf(diagram.settings).map(([name, setting]) => {
    const { handle, term } = setting;
    if (!handle) return null;
    const { scale = 1 } = handle;
    const value = () => diagram.values[name] as Vec3;
    const from = () => handle.from?.(diagram.values) ?? zeroVec;
    return (
      <DragHandle
        key={name}
        loop={diagram.loop}
        label={handle.label}
        value={() => vectorText(value())}
        term={handle.term ?? term}
        place={() => addVec(from(), scaleVec(scale, value()))}
        onMove={(place_W) => diagram.adjust({ [name]: scaleVec(1 / scale, subVec(place_W, from())) })}
      />
    );
  });
}

const VECTORS_A_ROW = 2;

export function DiagramSliders({ diagram }: ControlsProps): ReactNode {
  const vectors = vectorsOf(diagram.settings);
  const rows = vectors.filter((_, k) => k % VECTORS_A_ROW === 0);
  return rows.map(([first], row) => (
    <div key={first} className="sliders">
      {vectors.slice(row * VECTORS_A_ROW, (row + 1) * VECTORS_A_ROW).map(([name, setting]) => (
        <VectorSliders
          key={name}
          {...setting}
          value={() => diagram.values[name] as Vec3}
          onInput={(value) => diagram.adjust({ [name]: value })}
        />
      ))}
    </div>
  ));
}

interface VectorSlidersProps extends Pick<VectorSetting, "term" | "name" | "symbol" | "reach"> {
  readonly axes?: VectorSetting["axes"];
  readonly value: () => Vec3;
  readonly onInput: (value: Vec3) => void;
}

const COMPONENTS = { x: 0, y: 1, z: 2 } as const;

export function VectorSliders(props: VectorSlidersProps): ReactNode {
  const { term, name, symbol = TERMS[term].symbol, reach, value, onInput, axes = AXES } = props;
  return (
    <fieldset className={`slider-group term-${term}`} data-term={term}>
      <legend>
        <i>{symbol}</i> <span className="unit">[{TERMS[term].unit}]</span>
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
          onInput={(component) => {
            const [x, y, z] = value();
            onInput([
              axis === "x" ? component : x,
              axis === "y" ? component : y,
              axis === "z" ? component : z,
            ]);
          }}
        >
          <i>{axis}</i>
        </Slider>
      ))}
    </fieldset>
  );
}

interface NumberSliderProps<S extends Settings, Name extends keyof S> {
  readonly diagram: Diagram<S>;
  readonly of: S[Name] extends NumberSetting ? Name : never;
  readonly children: ReactNode;
}

export function NumberSlider<S extends Settings, Name extends keyof S>({
  diagram,
  of,
  children,
}: NumberSliderProps<S, Name>): ReactNode {
  const { name, least, most, step, text } = diagram.settings[of] as unknown as NumberSetting;
  return (
    <Slider
      label={name}
      min={least}
      max={most}
      step={step}
      value={() => diagram.values[of] as number}
      text={text}
      onInput={(value) => diagram.adjust({ [of]: value } as Partial<ValuesOf<S>>)}
    >
      {children}
    </Slider>
  );
}

export function DiagramToggles({ diagram }: ControlsProps): ReactNode {
  return (
    <div className="toggles">
      {togglesOf(diagram.settings).map(([name, setting]) => (
        <Toggle key={name} diagram={diagram} name={name} setting={setting} />
      ))}
    </div>
  );
}

function Toggle({
  diagram,
  name,
  setting,
}: ControlsProps & { name: string; setting: ToggleSetting }): ReactNode {
  const props = {
    label: setting.name,
    checked: useSetting(diagram, name) as boolean,
    onChange: (on: boolean) => diagram.set({ [name]: on }),
  };
  return setting.label ? <Checkbox {...props}>{setting.label}</Checkbox> : <Switch {...props} />;
}
