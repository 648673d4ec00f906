import * as v from "valibot";
import { ANGULAR } from "../dynamics/angular/index.ts";
import {
  ANGULAR_IDS,
  INERTIA_IDS,
  LAW_IDS,
  METHOD_IDS,
  ORIENTATION_IDS,
  UPDATE_IDS,
} from "../dynamics/ids.ts";
import { number, positive, quaternion, vector } from "./numbersSchema.ts";
import { recordingSchema } from "./recordingSchema.ts";

const notNegative = v.pipe(number, v.minValue(0, "a number not below 0"));
const factor = v.pipe(notNegative, v.maxValue(1, "a number from 0 to 1"));
const nonZeroVector = (what: string) =>
  v.pipe(
    vector,
    v.check((n) => n.some((component) => component !== 0), `${what} that is not zero`),
  );
const positiveVector = v.strictTuple([positive, positive, positive], "a list of 3 numbers above 0");
const tensor = v.pipe(
  v.strictTuple([vector, vector, vector], "3 moments or a symmetric 3 × 3 tensor"),
  v.check(([x, y, z]) => x[1] === y[0] && x[2] === z[0] && y[2] === z[1], "a symmetric 3 × 3 tensor"),
  v.check(([x, y, z]) => {
    const minor = x[0] * y[1] - x[1] * y[0];
    const [a, b, c] = [y[1] * z[2] - y[2] * z[1], y[0] * z[2] - y[2] * z[0], y[0] * z[1] - y[1] * z[0]];
    return x[0] > 0 && minor > 0 && x[0] * a - x[1] * b + x[2] * c > 0;
  }, "a positive definite 3 × 3 tensor"),
);

const boxSchema = v.strictObject({ shape: v.literal("box"), size: positiveVector, mass: positive });
const momentsSchema = v.strictObject({ inertia: positiveVector, mass: positive });
const tensorSchema = v.strictObject({ inertia: tensor, mass: positive });
const ellipsoidSchema = v.strictObject({
  shape: v.literal("ellipsoid"),
  semiAxes: positiveVector,
  mass: positive,
});
const cylinderSchema = v.strictObject({
  shape: v.literal("cylinder"),
  radius: positive,
  height: positive,
  mass: positive,
});
const pointSchema = v.strictObject({ mass: positive, position: vector });
const pointsSchema = v.strictObject({
  shape: v.literal("points"),
  points: v.pipe(v.array(pointSchema, "a list of points"), v.minLength(3, "at least 3 points")),
});
const MASS_AT = ["solid", "vertices"] as const;
const meshSchema = v.strictObject({
  shape: v.literal("mesh"),
  mesh: v.string("the name of a mesh"),
  scale: v.optional(positive, 1),
  mass: positive,
  massAt: v.optional(v.picklist(MASS_AT, `one of ${MASS_AT.join(", ")}`), "solid"),
});
const shapesSchema = v.variant(
  "shape",
  [boxSchema, ellipsoidSchema, cylinderSchema, pointsSchema, meshSchema],
  "one of box, ellipsoid, cylinder, points, mesh (or a body given by its inertia)",
);
export const bodySchema = v.union([shapesSchema, momentsSchema, tensorSchema]);

/** The schema most likely meant, so that errors name its fields and not the union. */
export function bodySchemaFor(body: object) {
  if (!("inertia" in body)) return shapesSchema;
  return Array.isArray(body.inertia) && Array.isArray(body.inertia[0]) ? tensorSchema : momentsSchema;
}

const laneContactSchema = v.strictObject({
  method: v.optional(v.picklist(METHOD_IDS, `one of ${METHOD_IDS.join(", ")}`)),
  law: v.optional(v.picklist(LAW_IDS, `one of ${LAW_IDS.join(", ")}`)),
});

export const MOST_SUBSTEPS = 64;

const formulationFields = v.strictObject({
  angular: v.picklist(ANGULAR_IDS, `one of ${ANGULAR_IDS.join(", ")}`),
  orientation: v.optional(v.picklist(ORIENTATION_IDS, `one of ${ORIENTATION_IDS.join(", ")}`)),
  update: v.optional(v.picklist(UPDATE_IDS, `one of ${UPDATE_IDS.join(", ")}`)),
  inertia: v.optional(v.picklist(INERTIA_IDS, `one of ${INERTIA_IDS.join(", ")}`)),
  substeps: v.optional(
    v.pipe(
      number,
      v.integer("a whole number"),
      v.minValue(1, "a whole number from 1 to 64"),
      v.maxValue(MOST_SUBSTEPS, "a whole number from 1 to 64"),
    ),
  ),
  contact: v.optional(laneContactSchema),
});

type Formulation = v.InferOutput<typeof formulationFields>;

/** Refuses any other value of a field that the lane's rule leaves no choice of. */
function unless(
  isFixed: (lane: Formulation) => boolean,
  field: keyof Formulation,
  expected: string,
  fixed?: string,
) {
  const isFree = (lane: Formulation) => lane[field] === undefined || lane[field] === fixed || !isFixed(lane);
  return v.forward(v.check(isFree, expected), [field]);
}
const isExact = ({ angular }: Formulation) => angular === "exact";
const isWholeFrame = ({ angular }: Formulation) => ANGULAR[angular].wholeFrame;

/** Rules that turn the body themselves have no orientation rule, update or frozen tensor. */
const formulationSchema = v.pipe(
  formulationFields,
  unless(isExact, "contact", "no contact, because the lane's closed form meets no planes"),
  unless(isExact, "substeps", "no substeps, because the lane's closed form takes no steps"),
  unless(
    isWholeFrame,
    "orientation",
    "no orientation, because the lane's angular rule turns the body itself",
  ),
  unless(isWholeFrame, "update", "no update, because the lane's angular rule turns the body itself"),
  unless(
    isWholeFrame,
    "inertia",
    "rotated, because the lane's angular rule turns the body itself",
    "rotated",
  ),
);

const laneSchema = v.union([formulationSchema, v.strictObject({ recording: recordingSchema })]);

/** The schema meant, so that errors name its fields and not the union. */
export function laneSchemaFor(lane: object) {
  return laneSchema.options["recording" in lane ? 1 : 0];
}

const dragSchema = v.strictObject({
  linear: v.optional(notNegative, 0),
  angular: v.optional(notNegative, 0),
});
const dampingSchema = v.strictObject({ linear: v.optional(factor, 1), angular: v.optional(factor, 1) });

const planeSchema = v.strictObject({
  point: vector,
  normal: nonZeroVector("a normal"),
});
const contactSchema = v.strictObject({
  method: v.optional(v.picklist(METHOD_IDS, `one of ${METHOD_IDS.join(", ")}`), "averaged"),
  law: v.optional(v.picklist(LAW_IDS, `one of ${LAW_IDS.join(", ")}`), "velocity"),
  restitution: v.optional(factor, 0.5),
  friction: v.optional(notNegative, 0.8),
});

const zero = [0, 0, 0] as const;

const AXES = ["world", "body"] as const;
const axes = v.picklist(AXES, `one of ${AXES.join(", ")}`);

const constantTorqueSchema = v.strictObject({ axes, value: vector });
const forceSchema = v.strictObject({ force: vector, at: vector, axes: v.optional(axes, "world") });
const aimSchema = v.strictObject({
  aim: v.strictObject({
    target: quaternion,
    stiffness: notNegative,
    damping: v.optional(notNegative, 0),
    shorter: v.optional(v.boolean("true or false"), true),
  }),
});
const detumbleSchema = v.strictObject({
  detumble: v.strictObject({ gain: notNegative, field: nonZeroVector("a field") }),
});
const TORQUE_FORMS = "a list of 3 numbers, or an object with value, force, aim or detumble";
const singleTorqueSchema = v.union(
  [vector, constantTorqueSchema, forceSchema, aimSchema, detumbleSchema],
  TORQUE_FORMS,
);
const torqueListSchema = v.pipe(v.array(singleTorqueSchema), v.minLength(1, "at least one torque"));
const torqueSchema = v.union(
  [vector, constantTorqueSchema, forceSchema, aimSchema, detumbleSchema, torqueListSchema],
  `${TORQUE_FORMS}, or a list of these`,
);

/** The schema most likely meant, so that errors name its fields and not the union. */
export function torqueSchemaFor(torque: object) {
  if (Array.isArray(torque)) return typeof torque[0] === "object" ? torqueListSchema : vector;
  if ("force" in torque || "at" in torque) return forceSchema;
  if ("aim" in torque) return aimSchema;
  return "detumble" in torque ? detumbleSchema : constantTorqueSchema;
}

const wheelSchema = v.strictObject({
  axis: nonZeroVector("an axis"),
  momentum: number,
  motor: v.optional(number, 0),
});

export const scenarioSchema = v.strictObject({
  body: bodySchema,
  initial: v.strictObject({
    position: v.optional(vector, [...zero]),
    velocity: v.optional(vector),
    orientation: v.optional(quaternion, [1, 0, 0, 0]),
    angularVelocity: vector,
  }),
  torque: v.optional(torqueSchema, [...zero]),
  pivot: v.optional(vector),
  wheel: v.optional(wheelSchema),
  drag: v.optional(dragSchema, {}),
  gravity: v.optional(vector, [...zero]),
  damping: v.optional(dampingSchema, {}),
  planes: v.optional(v.array(planeSchema, "a list of planes"), []),
  contact: v.optional(contactSchema, {}),
  dt: positive,
  frames: v.pipe(
    number,
    v.integer("a whole number"),
    v.minValue(0, "a whole number not below 0"),
    v.maxValue(1e9, "a whole number up to 1e9"),
  ),
  lanes: v.pipe(v.array(laneSchema, "a list of lanes"), v.minLength(1, "at least one lane")),
});
