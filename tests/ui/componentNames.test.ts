import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { BODIES, MASS_NUMBERS, massesOf } from "../../src/chapters/inertia-tensor/masses/picture";
import { nowColumn } from "../../src/figures/diagram/vectorText";
import { MeasureList } from "../../src/ui/MeasureList";
import { Readouts } from "../../src/ui/Readouts";

const columns = () => [nowColumn(MASS_NUMBERS.cells(massesOf(BODIES.dumbbell)))];
const axesOf = (markup: string): string[] =>
  [...markup.matchAll(/data-axis="(.)"/g)].map(([, axis]) => axis ?? "");

it("principal moments are numbered, as their axes are, and not named after the axes of the world", () => {
  const rows = MASS_NUMBERS.rows.filter(({ quantity }) => quantity === "moments");
  const parts = columns()[0]?.cells.moments?.parts ?? [];
  const measured = createElement(MeasureList, {
    measures: rows,
    readings: () => [{ lane: "", heading: "", parts }],
  });
  expect(axesOf(renderToStaticMarkup(measured))).toEqual(["1", "2", "3"]);
  expect(axesOf(renderToStaticMarkup(createElement(Readouts, { rows, columns })))).toEqual(["1", "2", "3"]);
});
