import { type ReactNode, useState } from "react";
import type { ScenarioInput } from "../../core/scenario/parseScenario";
import { Select } from "../../ui/Select";
import { meshBody } from "../mesh/meshBody";
import { readMeshInWorker } from "../mesh/readInWorker";
import { MeshFileError } from "../mesh/readMesh";
import { strings } from "../strings/en";
import { FileButton, useReadFile } from "./FileButton";
import { Problem } from "./fields";

const words = strings.mesh;

const METRES = { mm: 0.001, cm: 0.01, m: 1 } as const;
type Unit = keyof typeof METRES;

export function MeshButton({
  mass,
  set,
}: {
  readonly mass: number;
  readonly set: (body: ScenarioInput["body"]) => string | null;
}): ReactNode {
  const [unit, setUnit] = useState<Unit>("mm");
  const [problem, read] = useReadFile(MeshFileError, async (file) => {
    const bytes = await file.arrayBuffer();
    return set(meshBody(await readMeshInWorker({ name: file.name, bytes, scale: METRES[unit] }), mass));
  });
  return (
    <div className="vector-parts">
      <Select<Unit>
        label={words.unit}
        value={unit}
        options={(Object.keys(METRES) as Unit[]).map((value) => ({ value, text: words.units[value] }))}
        onChange={setUnit}
      />
      <FileButton label={words.choose} accept=".stl,.obj" onChoose={read} />
      <p className="field-note">{words.note}</p>
      <Problem sentence={problem} />
    </div>
  );
}
