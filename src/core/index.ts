/**
 * The core for other programs: pure functions of plain data, SI units and radians, which need no browser. Each file's comments are
 * the contracts. `objects.ts` and `bodies/bunny.ts`, which hold meshes, are imported by themselves.
 *
 * @module core
 */

export type { MassDistribution } from "./bodies/massDistribution.ts";
export {
  type MassProperties,
  type Meshes,
  massProperties,
  massPropertiesAbout,
} from "./bodies/massProperties.ts";
export { type Mesh, MeshError, meshSolid, meshVertices } from "./bodies/mesh.ts";
export { type MassPoint, points } from "./bodies/points.ts";
export { type Principal, principal } from "./bodies/principal.ts";
export { box, cylinder, ellipsoid } from "./bodies/solids.ts";
export type { BodySpec, InertiaSpec, PointMass, ShapeSpec, TensorRows } from "./bodies/spec.ts";
export { type Drifts, drifts } from "./diagnostics/drifts.ts";
export { type ExactErrors, exactErrors } from "./diagnostics/errors.ts";
export { countFlips, type Flips, flipsBy, noFlips } from "./diagnostics/flips.ts";
export { axialMomentum, pivotMomentum, totalEnergy, verticalMomentum } from "./diagnostics/pivot.ts";
export { type Readings, readings } from "./diagnostics/readings.ts";
export { advance, initialInstant, nextInstant, type Step } from "./dynamics/advance.ts";
export { explicit } from "./dynamics/angular/explicit.ts";
export { implicitBody } from "./dynamics/angular/implicitBody.ts";
export { implicitConverged } from "./dynamics/angular/implicitConverged.ts";
export { implicitWorld } from "./dynamics/angular/implicitWorld.ts";
export { ANGULAR, ANGULAR_IDS, type AngularId } from "./dynamics/angular/index.ts";
export { linearlyImplicit } from "./dynamics/angular/linearlyImplicit.ts";
export { rescaledMomentum } from "./dynamics/angular/rescaledMomentum.ts";
export type {
  AngularRule,
  ClosedFormRule,
  MomentumRule,
  RotationalState,
  VelocityRule,
  WholeFrameRule,
} from "./dynamics/angular/rule.ts";
export { collisionMatrix, pointVelocity } from "./dynamics/contact/impulse.ts";
export { LAWS, METHODS } from "./dynamics/contact/index.ts";
export type {
  ContactLaw,
  ContactMethod,
  ContactStep,
  ContactVelocities,
  FixedPoseMethod,
  Impact,
  ResolvePlane,
  Surface,
  TimeOfImpactMethod,
} from "./dynamics/contact/rule.ts";
export {
  LAW_IDS,
  type LawId,
  METHOD_IDS,
  type MethodId,
  ORIENTATION_IDS,
  type OrientationId,
} from "./dynamics/ids.ts";
export type { Lane, RecordedLane, ScenarioLane } from "./dynamics/lane.ts";
export type { Load } from "./dynamics/load.ts";
export { exponentialMap } from "./dynamics/orientation/exponentialMap.ts";
export { ORIENTATION, type OrientationRule } from "./dynamics/orientation/index.ts";
export type { MatrixRule, QuaternionRule, UnitQuaternionRule } from "./dynamics/orientation/rule.ts";
export type { Pivot } from "./dynamics/pivot.ts";
export type { Contact, Scenario, TorqueSpec } from "./dynamics/scenario.ts";
export {
  type Divergence,
  type DivergenceReason,
  type Instant,
  isDiverged,
  type RawAttitude,
  type State,
} from "./dynamics/state.ts";
export type { Plane, System } from "./dynamics/system.ts";
export {
  type AimingTorque,
  type ArmDrag,
  type Axes,
  aimingTorque,
  type BodyForce,
  type DetumblingTorque,
  detumblingTorque,
  type Torque,
  type TorqueLaw,
} from "./dynamics/torque.ts";
export type { Attitudes, Translation, TranslationStep } from "./dynamics/translation.ts";
export type { Wheel } from "./dynamics/wheel.ts";
export { flipInterval } from "./exact/ensemble.ts";
export { type Attitude, attitudeAt, type FreeRotation, freeRotation } from "./exact/freeRotation.ts";
export { type HeavyTop, heavyTop, isTop, topAt } from "./exact/heavyTop.ts";
export { type MomentumMotion, momentumMotion } from "./exact/momentumMotion.ts";
export { type Invariants, type Polhode, type PolhodeKind, polhode } from "./exact/polhode.ts";
export type { Acting, Cause } from "./identification/acting.ts";
export { identify, type Match, type Progress } from "./identification/identify.ts";
export { type Acted, identifyActing } from "./identification/identifyActing.ts";
export type { Precision, RecordedFrame, Recording } from "./identification/recording.ts";
export type { FittedTensor } from "./identification/tensor.ts";
export { atan2, cos, sin } from "./math/elementary.ts";
export { carlsonRF, carlsonRJ } from "./math/elliptic/carlson.ts";
export { type JacobiValues, jacobi, type Modulus, modulusOf } from "./math/elliptic/jacobi.ts";
export { anglesFromMat, quatFromAngles, TURN_ORDERS, type TurnOrder } from "./math/eulerAngles.ts";
export { type Mat3, mulMat, mulVec, transpose } from "./math/mat3.ts";
export { nearestRotation } from "./math/nearestRotation.ts";
export {
  conjugate,
  matToQuat,
  mulQuat,
  type Quat,
  quatToMat,
  rotate,
  rotateInverse,
  slerp,
} from "./math/quat.ts";
export { addVec, cross, dot, norm, scaleVec, subVec, type Vec3 } from "./math/vec3.ts";
export { type DivergedRow, type ReadingsRow, type Row, rows } from "./runs/rows.ts";
export { ScenarioError } from "./scenario/errors.ts";
export { type NamedScenario, SCENARIOS } from "./scenario/named.ts";
export { parseScenario, parseScenarioText, type ScenarioInput } from "./scenario/parseScenario.ts";
export { prepare, withTorqueLaw } from "./scenario/prepare.ts";
export { scenarioSchema } from "./scenario/scenarioSchema.ts";
