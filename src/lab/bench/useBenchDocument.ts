import { useState } from "react";
import { ScenarioError } from "../../core/scenario/errors";
import type { Player } from "../../playback/player";
import { readBench } from "../document/bench";
import type { LabInput } from "../document/labInput";
import { MadeLanes } from "../document/madeLanes";
import { changed, moved, type Undoable } from "../document/undo";
import type { BenchValues } from "./benchState";
import { benchMeshes, lackedMesh } from "./meshes";
import { useMadeLanes } from "./useMadeLanes";

export type BenchDocument = ReturnType<typeof useBenchDocument>;

export function useBenchDocument(
  fetchLater: (mesh: string, values: BenchValues) => void,
  first: LabInput,
  player: Player,
) {
  const [document, setDocument] = useState<Undoable<LabInput>>({ states: [first], at: 0 });
  const [made] = useState(() => new MadeLanes());
  const present = document.states[document.at] as LabInput;
  const run = (input: LabInput) => player.load(readBench(input, benchMeshes(), made));
  const show = (next: Undoable<LabInput>) => {
    run(next.states[next.at] as LabInput);
    setDocument(next);
  };
  const way = (by: -1 | 1) => {
    const next = moved(document, by);
    return next && (() => show(next));
  };
  const madeBench = useMadeLanes(made, present.lanes, player, () => run(present));
  /** @returns why the bench cannot have a scenario */
  const change = (input: LabInput): ScenarioError | null => {
    const mesh = lackedMesh(input);
    if (mesh !== null) {
      fetchLater(mesh, { scenario: input });
      return null;
    }
    try {
      show(changed(document, input));
      return null;
    } catch (error) {
      if (error instanceof ScenarioError) return error;
      throw error;
    }
  };
  return { input: present, change, undo: way(-1), redo: way(1), made: madeBench };
}
