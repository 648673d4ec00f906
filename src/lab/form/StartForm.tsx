import { type ReactNode, useState } from "react";
import { massProperties } from "../../core/bodies/massProperties";
import type { Quat } from "../../core/math/quat";
import type { Vec3 } from "../../core/math/vec3";
import { Select } from "../../ui/Select";
import { benchMeshes } from "../bench/meshes";
import { strings } from "../strings/en";
import { likelyAngles, likelySpins, quatOfAngles, spinOf, type TiltedSpin } from "./attitude";
import type { Editing } from "./edit";
import { NumberField, VectorField } from "./fields";
import { useParameters } from "./useParameters";
import { withEntry } from "./withEntry";

const words = strings.start;

/** How the body stands and spins at the start, and where it is and goes. */
export function StartForm({ input, scenario, edit }: Editing): ReactNode {
  const { initial } = scenario;
  const set = (change: Partial<typeof input.initial>) => edit({ initial: { ...input.initial, ...change } });
  return (
    <>
      <Spin
        omega={initial.angularVelocity}
        orientation={initial.orientation}
        principal={massProperties(scenario.body, benchMeshes()).principal}
        onChange={(angularVelocity) => set({ angularVelocity: [...angularVelocity] })}
      />
      <Orientation
        value={initial.orientation}
        onChange={(orientation) => set({ orientation: [...orientation] })}
      />
      <VectorField
        legend={words.position}
        measure="length"
        value={initial.position}
        onChange={(position) => set({ position: [...position] })}
      />
      <VectorField
        legend={words.velocity}
        measure="speed"
        value={initial.velocity}
        onChange={(velocity) => set({ velocity: [...velocity] })}
      />
    </>
  );
}

interface SpinProps {
  readonly omega: Vec3;
  readonly orientation: Quat;
  readonly principal: Parameters<typeof spinOf>[1];
  readonly onChange: (omega: Vec3) => string | null;
}

function Spin({ omega, orientation, principal, onChange }: SpinProps): ReactNode {
  const [way, setWay] = useState<"components" | "tilted">("components");
  const { parameters: tilted, take } = useParameters(
    omega,
    (spin: TiltedSpin) => spinOf(spin, principal, orientation),
    () => likelySpins(omega, principal, orientation),
    onChange,
  );
  return (
    <div className="form-choice">
      <Select
        label={words.spinWay}
        value={way}
        options={[
          { value: "components", text: words.components },
          { value: "tilted", text: words.tilted },
        ]}
        onChange={setWay}
      />
      {way === "components" ? (
        <VectorField legend={words.spin} measure="rate" value={omega} onChange={onChange} />
      ) : (
        <TiltedFields spin={tilted} take={(change) => take({ ...tilted, ...change })} />
      )}
    </div>
  );
}

interface TiltedFieldsProps {
  readonly spin: TiltedSpin;
  readonly take: (change: Partial<TiltedSpin>) => string | null;
}

/** A spin by the principal axis that it is near to, its tilt from there and its rate. */
function TiltedFields({ spin: { axis, tilt, rate }, take }: TiltedFieldsProps): ReactNode {
  return (
    <div className="vector-parts">
      <Select
        label={words.axis}
        value={`${axis}`}
        options={words.axes.map((text, index) => ({ value: `${index}`, text }))}
        onChange={(chosen) => take({ axis: Number(chosen) as 0 | 1 | 2 })}
      />
      <NumberField
        label={words.tilt}
        measure="angle"
        value={tilt}
        onChange={(angle) => take({ tilt: angle })}
      />
      <NumberField
        label={words.rate}
        measure="rate"
        value={rate}
        onChange={(speed) => take({ rate: speed })}
      />
    </div>
  );
}

interface OrientationProps {
  readonly value: Quat;
  readonly onChange: (value: Quat) => string | null;
}

function Orientation({ value, onChange }: OrientationProps): ReactNode {
  const [way, setWay] = useState<"angles" | "quaternion">("angles");
  const { parameters: angles, take: takeAngles } = useParameters(
    value,
    quatOfAngles,
    () => likelyAngles(value),
    onChange,
  );
  return (
    <div className="form-choice">
      <Select
        label={words.orientationWay}
        value={way}
        options={[
          { value: "angles", text: words.angles },
          { value: "quaternion", text: words.quaternion },
        ]}
        onChange={setWay}
      />
      {way === "angles" ? (
        <VectorField legend={words.turns} measure="angle" value={angles} onChange={takeAngles} />
      ) : (
        <QuaternionFields value={value} onChange={onChange} />
      )}
    </div>
  );
}

function QuaternionFields({ value, onChange }: OrientationProps): ReactNode {
  return (
    <fieldset className="vector-field">
      <legend>{words.quaternion}</legend>
      <div className="vector-parts">
        {(["w", "x", "y", "z"] as const).map((name, index) => (
          <NumberField
            key={name}
            label={name}
            measure="number"
            value={value[index] ?? 0}
            onChange={(part) => onChange(withEntry(value, index, part))}
          />
        ))}
      </div>
    </fieldset>
  );
}
