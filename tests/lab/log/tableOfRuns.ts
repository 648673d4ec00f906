import { readdirSync, readFileSync } from "node:fs";
import { massProperties } from "../../../src/core/bodies/massProperties";
import { ANGULAR_IDS, type AngularId } from "../../../src/core/dynamics/ids";
import type { Lane } from "../../../src/core/dynamics/lane";
import type { Mat3 } from "../../../src/core/math/mat3";
import type { Vec3 } from "../../../src/core/math/vec3";
import { ENGINE_IDS, ENGINES } from "../../../src/engines/registry";
import { keepsSentences } from "../../../src/lab/log/sentences/keeps";
import { rotationSentences } from "../../../src/lab/log/sentences/rotation";
import { ruleSentences } from "../../../src/lab/log/sentences/rule";
import { wrongSentences } from "../../../src/lab/log/sentences/wrong";
import type { Summary } from "../../../src/lab/log/summary";
import { csvOf, logOfEngine, motionOf, rowsOf } from "../../logs/examined";
import { found } from "./workerMessages";

/* Runs of which it is known what made them, as logs, and what the lab says of each. */

export interface Run {
  readonly name: string;
  /** under which the table has the causes that may be named */
  readonly kind: string;
  readonly log: () => Promise<string>;
  /** null where it is to be found from the log */
  readonly inertia: Mat3 | null;
}

/** A box of 0.2 × 1 × 2 m, 1 kg. */
const MOMENTS: Vec3 = [1.25 / 3, 1.01 / 3, 0.26 / 3];
const INERTIA: Mat3 = [MOMENTS[0], 0, 0, 0, MOMENTS[1], 0, 0, 0, MOMENTS[2]];
const BODY = massProperties({ inertia: MOMENTS, mass: 1 });

/** About the middle axis, a little askew, and about none; so fast that a second holds some turns. */
const THROWS: Readonly<Record<string, Vec3>> = { careful: [0.01, 8, 0.02], crooked: [2, 5, 6] };

const FRAMES = 60;

/** Every rule as it is usually run, and one with each slip, each under what it may be called. */
const LANES: readonly (readonly [string, Lane])[] = [
  ...ANGULAR_IDS.map((angular) => [oneName(angular), { angular }] as const),
  ["implicit-body", { angular: "implicit-body", orientation: "quaternion" }],
  ["wrong-side", { angular: "implicit-body", orientation: "quaternion-wrong-side" }],
  ["old-spin", { angular: "implicit-body", orientation: "exponential-map", update: "explicit" }],
  ["frozen", { angular: "explicit", orientation: "exponential-map", inertia: "frozen" }],
  ["explicit", { angular: "explicit", orientation: "exponential-map", substeps: 4 }],
];

function oneName(angular: AngularId): string {
  return angular === "implicit-world" ? "implicit-body" : angular;
}

export const RULE_RUNS: readonly Run[] = Object.entries(THROWS).flatMap(([name, angularVelocity]) =>
  LANES.map(([kind, lane]) => ({
    name: `${Object.values(lane).join(" ")}, ${name}`,
    kind,
    log: async () =>
      csvOf(rowsOf(motionOf(lane, FRAMES, { orientation: [0.8, 0.2, -0.4, 0.4], angularVelocity }, MOMENTS))),
    inertia: INERTIA,
  })),
);

export const ENGINE_RUNS: readonly Run[] = ENGINE_IDS.flatMap((engine) =>
  ENGINES[engine].settings.map(({ id: setting, follows }) => ({
    name: `${engine} ${setting}`,
    kind: oneName(follows.angular),
    log: () => logOfEngine(engine, setting, BODY, THROWS.crooked ?? [1, 2, 3]),
    inertia: INERTIA,
  })),
);

const MISTAKES = "tests/logs/reference/mistakes";

/** Logs of programs with a mistake in them, each a kind of its own. */
export function mistakeRuns(inertia: Mat3 | null): readonly Run[] {
  return readdirSync(MISTAKES)
    .filter((name) => name.endsWith(".csv"))
    .map((file) => {
      const name = file.replace(".csv", "");
      return { name, kind: name, log: async () => readFileSync(`${MISTAKES}/${file}`, "utf8"), inertia };
    });
}

/** The tensor of those programs' body, the box above with its axes in another order. */
export const BOX_INERTIA: Mat3 = [MOMENTS[2], 0, 0, 0, MOMENTS[1], 0, 0, 0, MOMENTS[0]];

export async function summaryOfRun({ log, inertia }: Run): Promise<Summary> {
  return found({ source: { kind: "text", text: await log() }, inertia });
}

export function sentencesOf(summary: Summary) {
  return [
    ...rotationSentences(summary),
    ...keepsSentences(summary),
    ...wrongSentences(summary),
    ...ruleSentences(summary),
  ];
}
