import { type ReactNode, useState } from "react";
import { massProperties } from "../../core/bodies/massProperties";
import type { Quat } from "../../core/math/quat";
import type { Vec3 } from "../../core/math/vec3";
import { Select } from "../../ui/Select";
import { benchMeshes } from "../bench/meshes";
import { strings } from "../strings/en";
import { fromRollPitchYaw } from "../tensor/reading";
import { likelyAngles, likelySpins, spinOf, type TiltedSpin } from "./attitude";
import { type Editing, PartFields, VectorField } from "./fields";

const words = strings.start;

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
        label={words.orientationWay}
        value={initial.orientation}
        onChange={(orientation) => set({ orientation: [...orientation] })}
      />
      <PartFields of={initial} parts={{ position: [words.position, "length"] }} set={set} />
      {/* A pivot leaves no choice of it. */}
      {scenario.pivot ? null : (
        <PartFields of={initial} parts={{ velocity: [words.velocity, "speed"] }} set={set} />
      )}
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
  const { parameters: tilted, take } = useParameters(
    omega,
    (spin: TiltedSpin) => spinOf(spin, principal, orientation),
    () => likelySpins(omega, principal, orientation),
    onChange,
  );
  return (
    <EitherWay
      label={words.spinWay}
      ways={{
        components: <VectorField legend={words.spin} measure="rate" value={omega} onChange={onChange} />,
        tilted: <TiltedFields spin={tilted} take={(change) => take({ ...tilted, ...change })} />,
      }}
    />
  );
}

interface EitherWayProps {
  readonly label: string;
  readonly ways: Readonly<Partial<Record<"components" | "tilted" | "angles" | "quaternion", ReactNode>>>;
}

function EitherWay({ label, ways }: EitherWayProps): ReactNode {
  const ids = Object.keys(ways) as (keyof typeof ways)[];
  const [chosen, choose] = useState(ids[0] ?? "components");
  return (
    <div className="form-choice">
      <Select
        label={label}
        value={chosen}
        options={ids.map((value) => ({ value, text: words[value] }))}
        onChange={choose}
      />
      {ways[chosen]}
    </div>
  );
}

interface TiltedFieldsProps {
  readonly spin: TiltedSpin;
  readonly take: (change: Partial<TiltedSpin>) => string | null;
}

function TiltedFields({ spin, take }: TiltedFieldsProps): ReactNode {
  return (
    <div className="vector-parts">
      <Select
        label={words.axis}
        value={`${spin.axis}`}
        options={words.axes.map((text, index) => ({ value: `${index}`, text }))}
        onChange={(chosen) => take({ axis: Number(chosen) as 0 | 1 | 2 })}
      />
      <PartFields of={spin} parts={{ tilt: [words.tilt, "angle"], rate: [words.rate, "rate"] }} set={take} />
    </div>
  );
}

interface OrientationProps {
  readonly label: string;
  readonly value: Quat;
  readonly onChange: (value: Quat) => string | null;
}

export function Orientation({ label, value, onChange }: OrientationProps): ReactNode {
  const { parameters: angles, take } = useParameters(
    value,
    fromRollPitchYaw,
    () => likelyAngles(value),
    onChange,
  );
  return (
    <EitherWay
      label={label}
      ways={{
        angles: <VectorField legend={words.turns} measure="angle" value={angles} onChange={take} />,
        quaternion: (
          <VectorField
            legend={words.quaternion}
            measure="number"
            value={value}
            names={["w", "x", "y", "z"]}
            onChange={onChange}
          />
        ),
      }}
    />
  );
}

/**
 * A value that people give by other numbers, such as a quaternion by angles. Those come back from it with rounding errors, so what was
 * typed is shown for as long as it gives that very value.
 *
 * @param make   the value that numbers give
 * @param likely numbers that may give the value, the likeliest first: the first that do are shown, or the last, which rounding may miss
 */
function useParameters<P, Value extends readonly number[]>(
  value: Value,
  make: (parameters: P) => Value,
  likely: () => readonly [...(readonly P[]), P],
  onChange: (value: Value) => string | null,
) {
  const [typed, setTyped] = useState<P | null>(null);
  const makesValue = (parameters: P) => make(parameters).every((part, k) => part === value[k]);
  const take = (next: P) => {
    const refused = onChange(make(next));
    if (refused === null) setTyped(next);
    return refused;
  };
  if (typed !== null && makesValue(typed)) return { parameters: typed, take };
  const candidates = likely();
  const fallback = candidates[candidates.length - 1] as P;
  return { parameters: candidates.find(makesValue) ?? fallback, take };
}
