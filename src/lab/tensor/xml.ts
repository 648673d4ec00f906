import { diagonal } from "../../core/math/mat3";
import { identityQuat, type Quat } from "../../core/math/quat";
import { mapVec } from "../../core/math/vec3";
import { strings } from "../strings/en";
import {
  asQuat,
  asVec3,
  fromRollPitchYaw,
  numbersIn,
  refuse,
  symmetricFrom,
  UNSAID,
  type WrittenInertia,
} from "./reading";

/*
 * URDF and SDF give the matrix's entries (Ixy < 0 where xy dm > 0) along axes that roll, pitch and yaw turn about fixed axes. MJCF
 * gives moments along axes turned by a quaternion [w, x, y, z], or six entries in its own order.
 *
 * @see http://wiki.ros.org/urdf/XML/link, http://sdformat.org/spec, https://mujoco.readthedocs.io/en/stable/XMLreference.html
 */

const words = strings.tensor.refused;

export function readXml(xml: string, parseXml: (xml: string) => Document): WrittenInertia {
  const tree = parseXml(xml);
  if (tree.querySelector("parsererror")) return refuse(words.notXml);
  const inertials = [...tree.querySelectorAll("inertial")];
  const inertial = inertials[0];
  if (inertial) {
    if (inertial.hasAttribute("diaginertia") || inertial.hasAttribute("fullinertia"))
      return readMjcf(inertial);
    const inertia = inertial.querySelector("inertia");
    if (inertia)
      return inertia.hasAttribute("ixx") ? readUrdf(inertial, inertia) : readSdf(inertial, inertia);
  }
  const alone = tree.querySelector("inertia");
  if (alone?.hasAttribute("ixx")) return readUrdf(alone, alone);
  return refuse(words.noInertial);
}

const ENTRIES = ["ixx", "iyy", "izz", "ixy", "ixz", "iyz"] as const;

function readUrdf(inertial: Element, inertia: Element): WrittenInertia {
  const entries = ENTRIES.map((name) => attribute(inertia, name, name.length === 3 && name[1] === name[2]));
  const origin = inertial.querySelector("origin");
  const rpy = numbersIn(origin?.getAttribute("rpy") ?? "0 0 0");
  const xyz = origin?.getAttribute("xyz");
  const mass = inertial.querySelector("mass")?.getAttribute("value");
  return {
    ...UNSAID,
    format: "urdf",
    name: nameOf(inertial),
    mass: mass ? numeric(mass, "mass") : null,
    centre: xyz ? asVec3(numbersIn(xyz)) : null,
    inertia: symmetricFrom(entries),
    turn: fromRollPitchYaw(asVec3(rpy)),
  };
}

function readSdf(inertial: Element, inertia: Element): WrittenInertia {
  const entries = ENTRIES.map((name) => {
    const text = inertia.querySelector(name)?.textContent;
    if (text) return numeric(text, name);
    return name[1] === name[2] ? refuse(words.missing(name)) : 0;
  });
  const pose = inertial.querySelector("pose");
  const numbers = numbersIn(pose?.textContent ?? "");
  const mass = inertial.querySelector("mass")?.textContent;
  const isDegrees = pose?.getAttribute("degrees") === "true";
  const angles = asVec3(numbers.length >= 6 ? numbers.slice(3, 6) : [0, 0, 0]);
  return {
    ...UNSAID,
    format: "sdf",
    name: nameOf(inertial),
    mass: mass ? numeric(mass, "mass") : null,
    centre: numbers.length >= 3 ? asVec3(numbers) : null,
    inertia: symmetricFrom(entries),
    turn: fromRollPitchYaw(isDegrees ? mapVec(angles, (angle) => (angle * Math.PI) / 180) : angles),
  };
}

function readMjcf(inertial: Element): WrittenInertia {
  const mass = inertial.getAttribute("mass");
  const centre = inertial.getAttribute("pos");
  const full = inertial.getAttribute("fullinertia");
  return {
    ...UNSAID,
    format: "mjcf",
    name: nameOf(inertial),
    mass: mass ? numeric(mass, "mass") : null,
    centre: centre ? asVec3(numbersIn(centre)) : null,
    inertia: full
      ? symmetricFrom(listOf(full, 6, "fullinertia"))
      : diagonal(asVec3(listOf(inertial.getAttribute("diaginertia") ?? "", 3, "diaginertia"))),
    turn: mjcfTurn(inertial),
  };
}

function mjcfTurn(inertial: Element): Quat {
  for (const other of ["euler", "axisangle", "xyaxes", "zaxis"])
    if (inertial.hasAttribute(other)) refuse(words.onlyQuat(other));
  const quat = inertial.getAttribute("quat");
  return quat ? asQuat(listOf(quat, 4, "quat")) : identityQuat;
}

function attribute(element: Element, name: string, isNeeded: boolean): number {
  const text = element.getAttribute(name);
  if (text !== null) return numeric(text, name);
  return isNeeded ? refuse(words.missing(name)) : 0;
}

function listOf(text: string, count: number, name: string): number[] {
  const numbers = numbersIn(text);
  return numbers.length === count ? numbers : refuse(words.count(name, count, numbers.length));
}

function numeric(text: string, name: string): number {
  const value = Number(text.trim());
  return text.trim() !== "" && Number.isFinite(value) ? value : refuse(words.notANumber(name));
}

function nameOf(element: Element): string | null {
  return element.parentElement?.getAttribute("name")?.slice(0, 60) ?? null;
}
