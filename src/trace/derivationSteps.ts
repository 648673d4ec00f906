import DERIVATIONS from "virtual:derivations";
import { ANGULAR } from "../core/dynamics/angular/index";
import type { AngularId, LawId, MethodId, OrientationId } from "../core/dynamics/ids";
import type { Lane } from "../core/dynamics/lane";
import { ORIENTATION } from "../core/dynamics/orientation/index";
import type { Stage } from "./stages";

/*
 * What an inspector shows at first: a rule's own steps, marked in `core/dynamics/formulas.yaml`, and the lines of the frame
 * around it, those of its kind or those listed there.
 */

export type DerivationStep = readonly [
  step: string,
  line: string,
  weight: 1 | 2 | 3 | 4,
  shows?: "last" | "least",
];
type Steps = readonly DerivationStep[];

const OWN: Readonly<Record<string, Steps>> = Object.fromEntries(
  Object.entries(DERIVATIONS).map(([file, { steps }]) => [
    file,
    Object.entries(steps).map(([line, mark]) => stepAt(`${file} ${line}`, mark)),
  ]),
);

function stepAt(line: string, mark: string): DerivationStep {
  const [, step = "", weight, shows] = /^(.*) (\d)(?: (\w+))?$/.exec(mark) ?? [];
  return [step, line, Number(weight), ...(shows ? [shows] : [])] as unknown as DerivationStep;
}

const STEP_AT: ReadonlyMap<string, DerivationStep> = new Map(
  Object.values(OWN).flatMap((steps) => steps.map((one) => [one[1], one])),
);
const BY_NAME: ReadonlyMap<string, DerivationStep> = new Map(
  Object.values(OWN).flatMap((steps) => steps.map((one) => [one[1].split(" ")[1] ?? "", one])),
);

/** @param file its name below `core/dynamics`, without ending */
function stepsIn(file: string, ofItsKind: readonly string[]): Steps {
  const { sharedSteps = ofItsKind } = DERIVATIONS[`${file}.ts`] ?? {};
  const shared = sharedSteps.map((name): DerivationStep => {
    const [line = "", otherWeight] = name.split(" ");
    const found = BY_NAME.get(line);
    if (!found) throw new Error(`${file}: no line ${line} is a step`);
    const [step, where, weight, ...shows] = found;
    return [step, where, (Number(otherWeight) || weight) as typeof weight, ...shows];
  });
  return [...(OWN[`${file}.ts`] ?? []), ...shared];
}

const camelCase = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export function stepsOfRule(id: AngularId): Steps {
  const rule = ANGULAR[id];
  const file = `angular/${camelCase(id)}`;
  if (rule.state === "rotational")
    return stepsIn(file, ["wholeFrame.next.q_WB", "wholeFrame.next.momentum_W", "wholeFrame.omega_W"]);
  if (rule.state !== "velocity") return stepsIn(file, []);
  const start = rule.axes === "body" ? "gyroscopicChange.omega_B" : "gyroscopicChange.inertia_W";
  return stepsIn(file, [start, "applyTorque.torque_W", "applyLoads.omega_W"]);
}

const RAW = {
  matrix: ["advanceAttitude.rotation"],
  quaternion: ["advanceAttitude.quaternion"],
  "unit-quaternion": [],
};

export function stepsOfTurn(id: OrientationId): Steps {
  return stepsIn(`orientation/${camelCase(id)}`, [...RAW[ORIENTATION[id].form], "integratePose.q_WB"]);
}

export function stepsOfMethod(id: MethodId): Steps {
  const around = ["penetratingVertices.distance", "contactStep.velocity_W", "contactStep.omega_W"];
  return stepsIn(`contact/${camelCase(id)}`, around);
}

export function stepsOfLaw(id: LawId): Steps {
  return stepsIn(`contact/${id}Law`, []);
}

export const STEPS_OF_IMPULSE: Steps = stepsIn("contact/impulse", []);

export function lineOf({ file, id }: Pick<Stage, "file" | "id">): string {
  return `${file} ${id.replace(/~\d+$/, "")}`;
}

export function stepOf(stage: Pick<Stage, "file" | "id">): string | null {
  return STEP_AT.get(lineOf(stage))?.[0] ?? null;
}

export function isStruck(trace: readonly Stage[]): boolean {
  return trace.some(({ function: fn }) => fn === "withImpulse");
}

/** In no order. With an impact the impulse is derived, and of the free motion only the results are named. */
export function stepsOf(
  { angular, orientation = "exponential-map" }: Lane,
  contact: { readonly method: MethodId; readonly law: LawId },
  struck: boolean,
): Steps {
  const ofRule = stepsOfRule(angular);
  const hasOwnTurn = ofRule.some(([step]) => step === "attitude");
  const free = [...ofRule, ...(hasOwnTurn ? [] : stepsOfTurn(orientation))];
  if (!struck) return free;
  const results = free.filter(([, , weight]) => weight === 1);
  return [...results, ...stepsOfMethod(contact.method), ...stepsOfLaw(contact.law), ...STEPS_OF_IMPULSE];
}
