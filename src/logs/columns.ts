/* Names alone tell columns. Without case, signs and units, `Gyroscope x (rad/s)`, `omega_x` and `wx` are one. */

import { RATE_UNITS, type RateUnit, statedUnit, suffixPattern, TIME_UNITS, type TimeUnit } from "./units";

export interface Columns {
  readonly time: number | null;
  readonly frame: number | null;
  readonly body: number | null;
  readonly quaternion: readonly number[] | null;
  readonly rotation: readonly number[] | null;
  /** about x, y and z: roll, pitch and yaw */
  readonly angles: readonly number[] | null;
  readonly omega: readonly number[] | null;
  readonly position: readonly number[] | null;
  readonly named: NamedConventions;
}

export interface NamedConventions {
  readonly order: "wxyz" | "xyzw" | null;
  readonly omega: "world" | "body" | null;
  readonly unit: RateUnit | null;
  readonly timeUnit: TimeUnit | null;
}

interface Name {
  readonly index: number;
  readonly given: string;
  readonly plain: string;
  readonly unit: string;
}

const TIME = new RegExp(
  `^(?:sim|elapsed|header|system|game)?(?:t|time|times|timestamp|stamp|sec|secs|seconds?|timesec|elapsed|clock)(?:${suffixPattern(TIME_UNITS)})?$`,
);
const FRAME = /^(?:frame|frames|framenumber|frameindex|step|tick|index|sample|n|k)$/;
const BODY = /^(?:lane|body|bodyid|bodyname|object|objectid|id|name|rigidbody|entity|link)$/;
const QUATERNION =
  /(?:^|pose|transform|body|base|world|local|imu|[0-9])(?:q|quat|quaternion|orientation|orient|ori|rot|rotation|rotationquaternion|attitude|qwb|qbw)$/;
const OMEGA =
  /^(?:.*(?:twist|body|base|world|local|imu|rigidbody))?(?:w|om|omega|gyr|gyro|gyroscope|angvel|angularvelocity|avel|angularrate|rate|rates|rotationrate|angular|angularspeed|spin|av)(?:w|b|world|body|local|global|wb|bf)?$/;
const POSITION = /^(?:.*(?:pose|transform))?(?:|p|pos|position|location|loc|translation|com|origin)$/;
const MATRIX = /^(?:r|rot|rotation|matrix|m|rotmat|rotationmatrix|basis|dcm|rwb)$/;

const ANGLES =
  /^(?:.*(?:pose|body|attitude|rotation|orientation|rot|att))?(?:euler|eulerangle|eulerangles|angle|angles|rpy|ypr|rollpitchyaw)?$/;
const ANGLE_SUFFIXES = [
  ["roll", "pitch", "yaw"],
  ["phi", "theta", "psi"],
] as const;
const EULER = /(?:euler|eulerangle|eulerangles|rpy)$/;

const XYZ = [
  ["x", "y", "z"],
  ["0", "1", "2"],
  ["1", "2", "3"],
] as const;
const QUATERNION_SUFFIXES = [
  ["w", "x", "y", "z"],
  ["r", "i", "j", "k"],
  ["s", "x", "y", "z"],
  ["0", "1", "2", "3"],
  ["1", "2", "3", "4"],
] as const;
const MATRIX_SUFFIXES = [
  ["xx", "xy", "xz", "yx", "yy", "yz", "zx", "zy", "zz"],
  ["00", "01", "02", "10", "11", "12", "20", "21", "22"],
  ["11", "12", "13", "21", "22", "23", "31", "32", "33"],
  ["0", "1", "2", "3", "4", "5", "6", "7", "8"],
] as const;

export function columnsOf(names: readonly string[]): Columns {
  const all = names.map(parsedName);
  const quaternion = quaternionIn(all);
  const omegas = groups(all, XYZ, OMEGA);
  const omega = omegas.find(({ prefix }) => frameNamedBy(prefix) !== "body") ?? omegas[0] ?? null;
  const time = all.find(({ plain }) => TIME.test(plain))?.index ?? null;
  return {
    time,
    frame: all.find(({ plain }) => FRAME.test(plain))?.index ?? null,
    body: all.find(({ plain }) => BODY.test(plain))?.index ?? null,
    quaternion: quaternion?.indices ?? null,
    rotation: groups(all, MATRIX_SUFFIXES, MATRIX)[0]?.indices ?? null,
    angles: (groups(all, ANGLE_SUFFIXES, ANGLES)[0] ?? groups(all, XYZ, EULER)[0])?.indices ?? null,
    omega: omega?.indices ?? null,
    position: groups(all, XYZ, POSITION)[0]?.indices ?? null,
    named: { order: quaternion?.order ?? null, ...namedConventions(names, time, omega?.indices ?? null) },
  };
}

export function namedConventions(
  names: readonly string[],
  time: number | null,
  omega: readonly number[] | null,
): Omit<NamedConventions, "order"> {
  const nameAt = (index: number | null | undefined) => {
    const given = names[index ?? -1];
    return given === undefined ? null : parsedName(given, index ?? -1);
  };
  const [first, when] = [nameAt(omega?.[0]), nameAt(time)];
  return {
    omega: first && frameNamedBy(withoutUnit(first.plain).slice(0, -1)),
    unit: first && statedUnit(RATE_UNITS, `${first.unit}|${first.plain}`),
    timeUnit: when && timeUnitNamedBy(when),
  };
}

/** The unit in brackets; its length is limited, or unclosed brackets would take quadratic time. */
const UNIT = /[([{]([^)\]}]{0,40})[)\]}]/;

function parsedName(given: string, index: number): Name {
  const unit = UNIT.exec(given)?.[1] ?? "";
  const bare = unit === "" ? given : given.replace(UNIT, "");
  return {
    index,
    given,
    plain: bare
      .toLowerCase()
      .replace(/ω/g, "omega")
      .replace(/[^a-z0-9]/g, "")
      // `wx_world` is the x of a `w_world`.
      .replace(/([xyz])(world|global|body|local)$/, "$2$1"),
    unit: unit.toLowerCase(),
  };
}

interface Group {
  readonly prefix: string;
  readonly indices: readonly number[];
}

function groups(
  names: readonly Name[],
  suffixSets: readonly (readonly string[])[],
  isPrefix: RegExp,
): readonly Group[] {
  const byPlain = new Map(names.map((name) => [withoutUnit(name.plain), name.index]));
  return suffixSets.flatMap((suffixes) => {
    const [first = ""] = suffixes;
    return names.flatMap(({ plain }) => {
      const whole = withoutUnit(plain);
      const prefix = whole.slice(0, whole.length - first.length);
      if (!whole.endsWith(first) || !isPrefix.test(prefix)) return [];
      const indices = suffixes.map((suffix) => byPlain.get(prefix + suffix) ?? -1);
      return indices.includes(-1) ? [] : [{ prefix, indices }];
    });
  });
}

const RATE_SUFFIX = new RegExp(`(?<=[xyz]|roll|pitch|yaw|phi|theta|psi)(?:${suffixPattern(RATE_UNITS)})$`);

/** `wx_deg` is a `wx`. */
function withoutUnit(plain: string): string {
  return plain.replace(RATE_SUFFIX, "");
}

/** Four columns in the log's order, and the order that names give them; none where they are numbered. */
function quaternionIn(
  names: readonly Name[],
): { readonly indices: readonly number[]; readonly order: "wxyz" | "xyzw" | null } | null {
  const [group] = groups(names, QUATERNION_SUFFIXES, QUATERNION);
  if (group === undefined) return null;
  const [w = 0, x = 0, y = 0, z = 0] = group.indices;
  const isNumbered = /[0-9]$/.test(names[w]?.plain ?? "");
  if (isNumbered) return { indices: group.indices, order: null };
  if (x < w && y < w && z < w) return { indices: [x, y, z, w], order: "xyzw" };
  return { indices: [w, x, y, z], order: "wxyz" };
}

function frameNamedBy(prefix: string): "world" | "body" | null {
  if (/(?:body|local|gyr|gyro|gyroscope|imu|rotationrate|omegab|bf)/.test(prefix) || prefix === "wb")
    return "body";
  return /(?:world|global|omegaw)/.test(prefix) || prefix === "ww" ? "world" : null;
}

function timeUnitNamedBy({ unit, plain }: Name): TimeUnit | null {
  return statedUnit(TIME_UNITS, unit === "" ? plain.replace(/^(?:.*time|.*stamp|elapsed|t)/, "") : unit);
}
