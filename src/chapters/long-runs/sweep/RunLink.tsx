import type { CSSProperties, ReactNode } from "react";
import { SPAN, SWEPT, type SweptRule } from "../../../core/runs/workPrecision";
import { strings as kit } from "../../../figures/strings/en";
import { powerLabel, shortNumber } from "../../../format/numbers";
import { strings } from "../strings/en";
import { timeStepText } from "./sweep";

const SHOWN_IN = "long-runs";

export interface PointRef {
  readonly rule: SweptRule;
  readonly rate: number;
  readonly error: number;
}

/** Errors below this are the round-off of some thousand frames [rad]. */
const ROUND_OFF = 1e-12;

function errorText(error: number): string {
  return error < ROUND_OFF ? `< ${powerLabel(ROUND_OFF)}` : shortNumber(error, 2);
}

interface RunLinkProps {
  readonly at: PointRef;
  readonly style?: CSSProperties;
}

export function RunLink({ at: { rule, rate, error }, style }: RunLinkProps): ReactNode {
  const settings = { scenario: SWEPT, a: rule, rate, frame: SPAN * rate, exact: true };
  const name = strings.sweep.runLink(kit.rules[rule].within, timeStepText(rate), `${errorText(error)} rad`);
  return (
    <a
      className={style ? "precision-point" : "precision-link"}
      href={`#${SHOWN_IN}`}
      data-do={SHOWN_IN}
      data-set={JSON.stringify(settings)}
      data-rule={rule}
      {...(style ? { style, tabIndex: -1, title: name } : { "aria-label": name })}
    >
      {style ? null : errorText(error)}
    </a>
  );
}
