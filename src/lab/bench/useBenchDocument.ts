import { useState } from "react";
import { ScenarioError } from "../../core/scenario/errors";
import type { Player } from "../../playback/player";
import { readBench } from "../document/bench";
import type { LabInput } from "../document/labInput";
import { MadeLanes } from "../document/madeLanes";
import { changed, redo, type Undoable, undo, undoable } from "../document/undo";
import type { BenchValues } from "./benchState";
import { benchMeshes, lackedMesh } from "./meshes";
import { type MadeBench, useMadeLanes } from "./useMadeLanes";

export interface Refusal {
  readonly field: string;
  readonly message: string;
}

export interface BenchDocument {
  readonly input: LabInput;
  readonly change: (input: LabInput) => Refusal | null;
  /** @throws ScenarioError for a scenario that the bench cannot have */
  readonly load: (input: LabInput) => void;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  readonly made: MadeBench;
}

export function useBenchDocument(
  fetchLater: (mesh: string, values: BenchValues) => void,
  first: LabInput,
  player: Player,
): BenchDocument {
  const [document, setDocument] = useState<Undoable<LabInput>>(() => undoable(first));
  const [made] = useState(() => new MadeLanes());
  const run = ({ present }: Undoable<LabInput>) =>
    player.load(readBench(present, benchMeshes(), made).scenario);
  const show = (next: Undoable<LabInput>) => {
    run(next);
    setDocument(next);
  };
  const madeBench = useMadeLanes(made, document.present.lanes, player, () => run(document));
  const load = (input: LabInput) => show(changed(document, input));
  const change = (input: LabInput): Refusal | null => {
    const mesh = lackedMesh(input);
    if (mesh !== null) {
      fetchLater(mesh, { scenario: input });
      return null;
    }
    try {
      load(input);
      return null;
    } catch (error) {
      if (error instanceof ScenarioError) return { field: error.field, message: error.message };
      throw error;
    }
  };
  return {
    input: document.present,
    change,
    load,
    undo: document.before.length > 0 ? () => show(undo(document)) : null,
    redo: document.undone.length > 0 ? () => show(redo(document)) : null,
    made: madeBench,
  };
}
