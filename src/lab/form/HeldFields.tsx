import type { ReactNode } from "react";
import { massProperties } from "../../core/bodies/massProperties";
import type { Vec3 } from "../../core/math/vec3";
import { PlainButton } from "../../ui/buttons";
import { benchMeshes } from "../bench/meshes";
import type { LabInput } from "../document/labInput";
import { AddButton, type Editing, PartFields } from "./fields";
import { similarBody } from "./similarBody";
import { strings } from "./strings/en";

const words = strings.held;

/** At first in the middle of a face of the equal box, across the body's z. */
export function PivotFields({ input, scenario, edit }: Editing): ReactNode {
  const { pivot, body } = scenario;
  if (pivot !== undefined)
    return (
      <fieldset className="vector-field">
        <PartFields of={{ pivot }} parts={{ pivot: [words.pivot, "length"] }} set={edit} />
        <PlainButton onPress={() => edit({ pivot: undefined })}>{words.free}</PlainButton>
      </fieldset>
    );
  const hold = () => {
    const { velocity: _, ...initial } = input.initial;
    const { size } = similarBody(body, "box") as { readonly size: Vec3 };
    return edit({ pivot: [0, 0, -size[2] / 2], initial });
  };
  return <AddButton label={words.hold} add={hold} />;
}

export function WheelFields({ scenario, edit }: Editing): ReactNode {
  const { wheel, body } = scenario;
  if (wheel !== undefined)
    return (
      <fieldset className="lane-form">
        <legend>{words.wheel}</legend>
        <PartFields
          of={wheel}
          parts={{
            axis: [words.axis, "number"],
            momentum: [words.momentum, "momentum"],
            motor: [words.motor, "torque"],
          }}
          set={(change) => edit({ wheel: { ...wheel, ...change } as LabInput["wheel"] })}
        />
        <PlainButton onPress={() => edit({ wheel: undefined })}>{words.removeWheel}</PlainButton>
      </fieldset>
    );
  const moment = massProperties(body, benchMeshes()).principal.moments[2];
  const momentum = Number((2 * moment).toPrecision(2));
  return <AddButton label={words.addWheel} add={() => edit({ wheel: { axis: [0, 0, 1], momentum } })} />;
}
