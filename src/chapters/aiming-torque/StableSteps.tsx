import type { ReactNode } from "react";
import { type GraphSpec, graphIsland } from "../../figures/graph/GraphFigure";
import { decimals } from "../../format/numbers";
import { COLON, GAP } from "../../language/strings/en";
import {
  explicitBorder,
  measuredBorder,
  STEP_RULES,
  type StepRule,
  semiImplicitBorder,
  settles,
  swingRun,
} from "./models";
import { strings } from "./strings/en";

const words = strings.steps;

const FRAMES = 16;
const PLOT = { left: 14, right: 386, height: 120, half: 46 } as const;
const x = (frame: number) => PLOT.left + ((PLOT.right - PLOT.left) * frame) / FRAMES;

interface BandProps {
  readonly rule: StepRule;
  readonly h: number;
  readonly ratio: number;
  readonly row: number;
}

/** θ of one rule, a dot a frame, in a band of its own; it ends where it leaves the band. */
function Band({ rule, h, ratio, row }: BandProps): ReactNode {
  const middle = PLOT.height * row + 74;
  const run = swingRun(rule, h, ratio, FRAMES);
  const y = (angle: number) => middle - (PLOT.half * angle) / (Math.PI / 6);
  const within = run.findIndex((angle) => Math.abs(angle) > Math.PI / 6);
  const shown = within < 0 ? run : run.slice(0, within);
  const dots = shown.map((angle, frame) => ({ frame, cx: x(frame), cy: y(angle) }));
  const path = dots.map(({ cx, cy }) => `${cx.toFixed(1)},${cy.toFixed(1)}`).join("L");
  return (
    <g>
      <text className="band-name" x={PLOT.left} y={PLOT.height * row + 22}>
        {words[rule]}
        {COLON}
        {settles(rule, h, ratio) ? words.settles : words.leaves}
      </text>
      <path className="diagram-line diagram-dashed" d={`M${PLOT.left},${middle}H${PLOT.right}`} />
      <path className="diagram-line diagram-main" d={`M${path}`} />
      {dots.map(({ frame, cx, cy }) => (
        <circle key={frame} className="diagram-dot" cx={cx} cy={cy} r="3.4" />
      ))}
    </g>
  );
}

const STABLE_STEPS: GraphSpec = {
  plot: {
    x: {
      name: words.xAxis,
      from: 0.02,
      to: 2.4,
      ticks: [0.5, 1, 1.5, 2],
      tickText: (h) => decimals(h, 1),
    },
    y: {
      name: words.yAxis,
      from: 0,
      to: 1,
      ticks: [0, 0.25, 0.5, 0.75, 1],
      tickText: (ratio) => decimals(ratio, 2),
    },
    curves: [
      {
        id: "explicit",
        name: words.explicitBorder,
        at: explicitBorder,
        measured: () => measuredBorder("explicit"),
      },
      {
        id: "semi-implicit",
        name: words.semiImplicitBorder,
        at: semiImplicitBorder,
        measured: () => measuredBorder("semi-implicit"),
      },
    ],
    samples: 240,
  },
  slider: { label: words.slider, step: 1 / 238, text: (h) => `νΔt = ${decimals(h, 2)}` },
  ySlider: { label: words.ySlider, step: 1 / 100, text: (ratio) => `ζ = ${decimals(ratio, 2)}`, y: 0.7 },
  diagram: (h, ratio) => (
    <svg viewBox="0 -14 400 384" aria-hidden="true" focusable="false">
      {STEP_RULES.map((rule, row) => (
        <Band key={rule} rule={rule} h={h} ratio={ratio} row={row} />
      ))}
    </svg>
  ),
  heading: words.ratio,
  valueText: (ratio) => decimals(ratio, 2),
  describe: (h, ratio) =>
    words.describe(
      decimals(ratio, 2),
      decimals(h, 2),
      STEP_RULES.map(
        (rule) => `${words[rule]}${GAP}${settles(rule, h, ratio) ? words.settles : words.leaves}`,
      ),
    ),
};

export const StableSteps = graphIsland("StableSteps", STABLE_STEPS);
