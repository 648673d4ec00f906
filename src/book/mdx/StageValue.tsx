import type { ReactNode } from "react";
import { type StageValueSpec, stageValueText } from "../../figures/values/stageValues";

interface StageValueProps extends StageValueSpec {
  /** Its inspector, once open, puts the present frame's value here. */
  readonly figure: string;
  readonly lane: "a" | "b";
}

export function StageValue({ figure, lane, ...spec }: StageValueProps): ReactNode {
  return (
    <output
      className="prose-value"
      data-inside-figure={figure}
      data-inside-lane={lane}
      data-inside={spec.stage}
      aria-live="off"
    >
      {stageValueText(spec)}
    </output>
  );
}
