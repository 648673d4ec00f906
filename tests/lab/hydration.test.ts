import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { LabPage } from "../../src/book/pages/lab";
import { Lab } from "../../src/lab/Lab";
import { LogSection } from "../../src/lab/log/LogSection";
import { strings as log } from "../../src/lab/log/strings/en";
import { startingPoint } from "../../src/lab/startingPoints";
import { strings } from "../../src/lab/strings/en";

/*
 * React counts ids by their place in the tree: in the page as it is built an island is part of a larger one than in the browser, where
 * it is hydrated alone. Markup with a counted id would be another there.
 */

const PAGE = renderToString(createElement(LabPage));

it.each([
  [
    "bench",
    createElement(
      Lab,
      { id: "bench", title: strings.lab.figure, scenario: startingPoint("gains"), frame: 90 },
      strings.page.caption,
    ),
  ],
  ["log", createElement(LogSection, { id: "log", title: log.section.heading })],
])("the %s has the same markup in its page as alone", (_, island) => {
  const alone = renderToString(island);
  expect(alone.length).toBeGreaterThan(1000);
  expect(PAGE.includes(alone)).toBe(true);
});
