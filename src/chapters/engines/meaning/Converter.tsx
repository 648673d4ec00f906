import { type ReactNode, useRef, useState } from "react";
import * as v from "valibot";
import { Figure, FigureStage } from "../../../figures/shell/Figure";
import { type FigureState, oneOf } from "../../../figures/shell/figureState";
import { island } from "../../../figures/shell/island";
import { TableActions } from "../../../figures/shell/TableActions";
import { GAP } from "../../../language/strings/en";
import { ALL_AXES, type Axes, axesNames } from "../../../logs/axes";
import { changesBetween } from "../../../logs/changeOfAxes";
import { PRESETS } from "../../../logs/presets";
import { Select } from "../../../ui/Select";
import { CodeLines } from "../CodeLines";
import { strings } from "../strings/en";
import { conversionLines, leftOpen } from "./lines";
import { CONVERTIBLE } from "./rows";

const words = strings.meaning;

/** As links hold it: "z -x y". */
const nameOf = (axes: Axes) => axesNames(axes).join(" ");

const SCHEMA = v.strictObject({
  from: v.optional(oneOf(CONVERTIBLE)),
  to: v.optional(oneOf(CONVERTIBLE)),
  axes: v.optional(oneOf(ALL_AXES.map(nameOf))),
});

const FIRST = { from: "unity", to: "ros", axes: "z -x y" } as const;

function ConverterFigure({ id }: { readonly id: string }): ReactNode {
  const figure = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<v.InferOutput<typeof SCHEMA>>(FIRST);
  const { from = FIRST.from, to = FIRST.to, axes } = chosen;
  const choose = (change: typeof chosen) => setChosen((before) => ({ ...before, ...change }));
  const state: FigureState<typeof chosen> = { schema: SCHEMA, current: () => chosen, apply: choose };
  const changes = changesBetween(PRESETS[from], PRESETS[to]);
  // Axes chosen for two other programs may not be among the four of these.
  const change = changes.find((one) => nameOf(one) === axes) ?? changes[0];
  const conversion = { from: PRESETS[from], to: PRESETS[to], axes: change };
  const programs = CONVERTIBLE.map((value) => ({ value, text: PRESETS[value].name }));
  return (
    <Figure id={id} kind="converter" figure={figure} state={state}>
      <FigureStage>
        <div className="figure-choice">
          <Select
            label={words.from}
            value={from}
            options={programs}
            onChange={(one) => choose({ from: one })}
          />
          <Select label={words.to} value={to} options={programs} onChange={(one) => choose({ to: one })} />
          <Select
            label={words.axes}
            value={nameOf(change)}
            options={changes.map((one) => ({ value: nameOf(one), text: words.axesText(axesNames(one)) }))}
            onChange={(one) => choose({ axes: one })}
          />
          <TableActions />
        </div>
        <CodeLines
          title={words.lines(PRESETS[from].name, PRESETS[to].name)}
          code={conversionLines(conversion).join("\n")}
        />
        <p className="recipe-source">
          {leftOpen(conversion)
            .map((name) => words.open[name])
            .join(GAP)}
        </p>
      </FigureStage>
    </Figure>
  );
}

export const Converter = island("Converter", ConverterFigure);
