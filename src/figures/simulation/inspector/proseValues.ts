import { useEffect } from "react";
import { plain } from "../../../format/numbers";
import { inLine } from "../../../trace/stages";
import { strings } from "../../strings/en";
import type { StageStepper } from "./useStageStepper";

/** Keeps the values in the prose that name a stage of this figure at the frame that is looked into. */
export function useProseValues(id: string, { traces, frame, playing }: StageStepper): void {
  useEffect(() => {
    if (playing) return;
    const outputs = document.querySelectorAll<HTMLOutputElement>(`output[data-inside-figure="${id}"]`);
    for (const output of outputs) {
      const { insideLane = "a", inside = "" } = output.dataset;
      const stage = traces["abcd".indexOf(insideLane)]?.find((found) => found.id === inside);
      if (stage) output.textContent = inLine(stage.value);
      output.title = stage ? strings.inspector.inFrame(plain(frame)) : "";
    }
  }, [id, traces, frame, playing]);
}
