import { exponentialMapBullet } from "../../core/dynamics/orientation/exponentialMapBullet";
import { type GraphSpec, graphIsland } from "../../figures/graph/GraphFigure";
import { degrees } from "../../format/numbers";
import type { FunctionCurve } from "../../plots/functions/functionPlot";
import { AXES, HALF_TURN, QUATERNION, TABLE, turnedBy, WANTED } from "../shared/stepAngle";
import { strings } from "../shared/strings/en";

const words = strings.stepAngle;

const BULLET: FunctionCurve = {
  id: "bullet",
  name: words.bullet,
  at: (x) => turnedBy(exponentialMapBullet, x),
};

const SPEC: GraphSpec = {
  ...TABLE,
  plot: {
    ...AXES,
    curves: [QUATERNION, WANTED, BULLET],
    references: [HALF_TURN, { axis: "x", at: Math.PI / 4, text: "π/4" }],
  },
  describe: (x) => words.describeLimit(degrees(x), degrees(QUATERNION.at(x)), degrees(BULLET.at(x))),
};

export const LimitAngle = graphIsland("LimitAngle", SPEC);
