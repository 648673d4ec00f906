import type { ReactNode } from "react";
import { massProperties } from "../../core/bodies/massProperties";
import { isVector, type TorqueSpec, torquesOf } from "../../core/dynamics/scenario";
import { OutlinedButton, PlainButton } from "../../ui/buttons";
import { Checkbox } from "../../ui/Checkbox";
import { Select } from "../../ui/Select";
import { benchMeshes } from "../bench/meshes";
import { AddButton, type Editing, PartFields, VectorField } from "./fields";
import { Orientation } from "./StartForm";
import { kindOfTorque, similarTorque, TORQUE_KINDS, writtenTorques } from "./similarTorque";
import { strings } from "./strings/en";

const words = strings.torque;

export interface TorqueEditing extends Editing {
  readonly writeTorque: () => void;
}

export function TorqueFields({ input, scenario, edit, writeTorque }: TorqueEditing): ReactNode {
  const torques = input.torque === undefined ? [] : torquesOf(scenario.torque);
  const moment = massProperties(scenario.body, benchMeshes()).principal.moments[1];
  const take = (next: readonly TorqueSpec[]) => edit({ torque: writtenTorques(next) });
  const replace = (index: number, torque: TorqueSpec) =>
    take(torques.map((old, k) => (k === index ? torque : old)));
  return (
    <>
      {torques.map((torque, index) => (
        <fieldset className="lane-form" key={words.title(index + 1)}>
          <legend>{words.title(index + 1)}</legend>
          <Select
            label={words.kind}
            value={kindOfTorque(torque)}
            options={TORQUE_KINDS.map((value) => ({ value, text: words.kinds[value] }))}
            onChange={(kind) => replace(index, similarTorque(torque, kind, moment))}
          />
          <TorqueParts torque={torque} set={(next) => replace(index, next)} />
          <PlainButton onPress={() => take(torques.filter((_, k) => k !== index))}>
            {words.remove(index + 1)}
          </PlainButton>
        </fieldset>
      ))}
      <div className="actions">
        <OutlinedButton onPress={writeTorque}>{words.write}</OutlinedButton>
        <AddButton label={words.add} add={() => take([...torques, similarTorque(null, "world", moment)])} />
      </div>
    </>
  );
}

interface TorquePartsProps {
  readonly torque: TorqueSpec;
  readonly set: (torque: TorqueSpec) => string | null;
}

function TorqueParts({ torque, set }: TorquePartsProps): ReactNode {
  if (isVector(torque))
    return <VectorField legend={words.value} measure="torque" value={torque} onChange={set} />;
  const put = (change: object) => set({ ...torque, ...change });
  if ("value" in torque)
    return <PartFields of={torque} parts={{ value: [words.value, "torque"] }} set={put} />;
  if ("force" in torque)
    return (
      <PartFields of={torque} parts={{ force: [words.force, "force"], at: [words.at, "length"] }} set={put} />
    );
  if ("aim" in torque) return <AimParts aim={torque.aim} set={(aim) => set({ aim })} />;
  const { detumble } = torque;
  return (
    <PartFields
      of={detumble}
      parts={{ gain: [words.gain, "momentum"], field: [words.field, "number"] }}
      set={(change) => set({ detumble: { ...detumble, ...change } })}
    />
  );
}

type Aim = Extract<TorqueSpec, { readonly aim: unknown }>["aim"];

interface AimPartsProps {
  readonly aim: Aim;
  readonly set: (aim: Aim) => string | null;
}

function AimParts({ aim, set }: AimPartsProps): ReactNode {
  const { target, shorter, ...gains } = aim;
  const put = (change: Partial<Aim>) => set({ ...aim, ...change });
  return (
    <>
      <Orientation label={words.target} value={target} onChange={(next) => put({ target: next })} />
      <div className="vector-parts">
        <PartFields
          of={gains}
          parts={{ stiffness: [words.stiffness, "torque"], damping: [words.damping, "momentum"] }}
          set={put}
        />
      </div>
      <Checkbox label={words.shorter} checked={shorter} onChange={(on) => put({ shorter: on })}>
        {words.shorter}
      </Checkbox>
    </>
  );
}
