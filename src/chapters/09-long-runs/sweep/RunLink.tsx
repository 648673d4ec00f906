import type { CSSProperties, ReactNode } from "react";
import { shortNumber } from "../../../format/numbers";
import { strings } from "../strings";
import { SPAN, SWEPT, type SweptRule, timeStepText } from "./sweep";

/** The id of the simulation that shows a run of the sweep. */
const SHOWN_IN = "long-runs";

/** A run of the sweep. */
export interface PointRef {
  readonly rule: SweptRule;
  readonly rate: number;
  readonly error: number;
}

interface RunLinkProps {
  readonly at: PointRef;
  /** Where it lies over the plot, for the pointer alone; a link of the table has none. */
  readonly style?: CSSProperties;
}

/** Opens the run behind a point as a phrase of the prose would, at its last frame and beside the exact solution. */
export function RunLink({ at: { rule, rate, error }, style }: RunLinkProps): ReactNode {
  const settings = { scenario: SWEPT, a: rule, rate, frame: SPAN * rate, exact: true };
  const name = strings.sweep.runLink(
    strings.rules[rule].short,
    timeStepText(rate),
    `${shortNumber(error, 2)} rad`,
  );
  return (
    <a
      className={style ? "precision-point" : "precision-link"}
      href={`#${SHOWN_IN}`}
      data-do={SHOWN_IN}
      data-set={JSON.stringify(settings)}
      data-rule={rule}
      {...(style ? { style, tabIndex: -1, title: name } : { "aria-label": name })}
    >
      {style ? null : shortNumber(error, 2)}
    </a>
  );
}
