import type { CSSProperties, ReactNode } from "react";
import type { AngularId } from "../../../core/dynamics/ids";
import { shortNumber } from "../../../format/shortNumber";
import { FORMULATION_NOTES } from "../formulationNotes";
import { SPAN, SWEPT } from "./sweep";

/** The figure of lanes that shows a run of the sweep. */
const SHOWN_IN = "long-runs";

/** A run of the sweep. */
export interface PointRef {
  readonly rule: AngularId;
  readonly rate: number;
  readonly error: number;
}

interface RunLinkProps {
  readonly at: PointRef;
  /** Where it lies over the plot, for the pointer alone; a link of the table has none. */
  readonly style?: CSSProperties;
}

/** Opens the run behind a point, as a phrase of the prose would: at its last frame, beside the exact solution. */
export function RunLink({ at: { rule, rate, error }, style }: RunLinkProps): ReactNode {
  const wish = { scenario: SWEPT, a: rule, rate, frame: SPAN * rate, exact: true };
  const words = `${FORMULATION_NOTES[rule].short}, Δt = 1/${rate} s: off by ${shortNumber(error, 2)} rad. Open this run`;
  return (
    <a
      className={style ? "precision-point" : "precision-link"}
      href={`#${SHOWN_IN}`}
      data-do={SHOWN_IN}
      data-set={JSON.stringify(wish)}
      data-rule={rule}
      {...(style ? { style, tabIndex: -1, title: words } : { "aria-label": words })}
    >
      {style ? null : shortNumber(error, 2)}
    </a>
  );
}
