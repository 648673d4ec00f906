import type { ReactNode } from "react";
import { massProperties } from "../../core/bodies/massProperties";
import type { BodySpec } from "../../core/bodies/spec";
import { significant } from "../../format/numbers";
import { Select } from "../../ui/Select";
import { benchMeshes } from "../bench/meshes";
import { strings } from "../strings/en";
import { BodyFields } from "./BodyFields";
import type { Editing } from "./fields";
import { MeshButton } from "./MeshButton";
import { type BodyInput, KINDS, kindOf, similarBody } from "./similarBody";

const words = strings.body;

export function BodyForm({ scenario, edit }: Editing): ReactNode {
  const { body } = scenario;
  const kind = kindOf(body);
  const set = (next: BodyInput) => edit({ body: next });
  return (
    <>
      <Select
        label={words.kind}
        value={kind}
        options={KINDS.filter((one) => one !== "mesh" || kind === "mesh").map((value) => ({
          value,
          text: words.kinds[value],
        }))}
        onChange={(chosen) => {
          if (chosen !== "mesh") set(similarBody(body, chosen));
        }}
      />
      <BodyFields body={body} set={set} />
      <Moments body={body} />
      <MeshButton mass={massProperties(body, benchMeshes()).mass} set={set} />
    </>
  );
}

function Moments({ body }: { readonly body: BodySpec }): ReactNode {
  const { moments } = massProperties(body, benchMeshes()).principal;
  const [least, middle, largest] = moments;
  const isReal = largest <= (least + middle) * (1 + 1e-9);
  return (
    <p className="field-note" role={isReal ? undefined : "status"}>
      {words.principal(moments.map((moment) => significant(moment, 4)))}
      {isReal ? null : ` ${words.notReal}`}
    </p>
  );
}
