import { type GraphSpec, graphIsland } from "../../figures/graph/GraphFigure";
import { decimals, degrees } from "../../format/numbers";
import { AXES, HALF_TURN, QUATERNION, TABLE, WANTED } from "../shared/stepAngle";
import { strings } from "../shared/strings/en";
import { StepDiagram } from "./StepDiagram";

const SPEC: GraphSpec = {
  ...TABLE,
  plot: { ...AXES, curves: [QUATERNION, WANTED], references: [HALF_TURN] },
  describe: (x) =>
    strings.stepAngle.describeStep(degrees(x), decimals(lengthAfterStep(x), 3), degrees(QUATERNION.at(x))),
  diagram: (x) => <StepDiagram wanted={x} turned={QUATERNION.at(x)} />,
};

function lengthAfterStep(x: number): number {
  return Math.hypot(1, x / 2);
}

export const StepAngle = graphIsland("StepAngle", SPEC);
