import { diagonal, type Mat3 } from "../../core/math/mat3";
import { identityQuat, type Quat } from "../../core/math/quat";
import { mapVec } from "../../core/math/vec3";
import { strings } from "../strings/en";
import { asQuat, asVec3, fromRollPitchYaw, numbersIn, type Refuse, type WrittenInertia } from "./reading";

/*
 * URDF and SDF give entries of the matrix (Ixy < 0 where xy dm > 0) along axes that roll, pitch and yaw turn about fixed axes. MJCF
 * gives moments along axes turned by a quaternion [w, x, y, z], or six entries in an order of its own.
 *
 * @see http://wiki.ros.org/urdf/XML/link, http://sdformat.org/spec, https://mujoco.readthedocs.io/en/stable/XMLreference.html
 */

const words = strings.tensor.refused;

export function readXml(xml: string, parseXml: (xml: string) => Document, refuse: Refuse): WrittenInertia {
  const tree = parseXml(xml);
  if (tree.querySelector("parsererror")) return refuse(words.notXml);
  const inertials = [...tree.querySelectorAll("inertial")];
  const inertial = inertials[0];
  if (inertial) {
    if (inertial.hasAttribute("diaginertia") || inertial.hasAttribute("fullinertia"))
      return readMjcf(inertial, refuse);
    const inertia = inertial.querySelector("inertia");
    if (inertia)
      return inertia.hasAttribute("ixx")
        ? readUrdf(inertial, inertia, refuse)
        : readSdf(inertial, inertia, refuse);
  }
  const alone = tree.querySelector("inertia");
  if (alone?.hasAttribute("ixx")) return readUrdf(alone, alone, refuse);
  return refuse(words.noInertial);
}

const ENTRIES = ["ixx", "iyy", "izz", "ixy", "ixz", "iyz"] as const;

export function symmetricFrom([xx = 0, yy = 0, zz = 0, xy = 0, xz = 0, yz = 0]: readonly number[]): Mat3 {
  return [xx, xy, xz, xy, yy, yz, xz, yz, zz];
}

function readUrdf(inertial: Element, inertia: Element, refuse: Refuse): WrittenInertia {
  const entries = ENTRIES.map((name) =>
    attribute(inertia, name, name.length === 3 && name[1] === name[2], refuse),
  );
  const origin = inertial.querySelector("origin");
  const rpy = numbersIn(origin?.getAttribute("rpy") ?? "0 0 0");
  const xyz = origin?.getAttribute("xyz");
  const mass = inertial.querySelector("mass")?.getAttribute("value");
  return {
    format: "urdf",
    name: nameOf(inertial),
    mass: mass ? numeric(mass, "mass", refuse) : null,
    centre: xyz ? asVec3(numbersIn(xyz)) : null,
    inertia: symmetricFrom(entries),
    turn: fromRollPitchYaw(asVec3(rpy)),
    productsSign: "entries",
  };
}

function readSdf(inertial: Element, inertia: Element, refuse: Refuse): WrittenInertia {
  const entries = ENTRIES.map((name) => {
    const text = inertia.querySelector(name)?.textContent;
    if (text) return numeric(text, name, refuse);
    return name[1] === name[2] ? refuse(words.missing(name)) : 0;
  });
  const pose = inertial.querySelector("pose");
  const numbers = numbersIn(pose?.textContent ?? "");
  const mass = inertial.querySelector("mass")?.textContent;
  const isDegrees = pose?.getAttribute("degrees") === "true";
  const angles = asVec3(numbers.length >= 6 ? numbers.slice(3, 6) : [0, 0, 0]);
  return {
    format: "sdf",
    name: nameOf(inertial),
    mass: mass ? numeric(mass, "mass", refuse) : null,
    centre: numbers.length >= 3 ? asVec3(numbers) : null,
    inertia: symmetricFrom(entries),
    turn: fromRollPitchYaw(isDegrees ? mapVec(angles, (angle) => (angle * Math.PI) / 180) : angles),
    productsSign: "entries",
  };
}

function readMjcf(inertial: Element, refuse: Refuse): WrittenInertia {
  const mass = inertial.getAttribute("mass");
  const centre = inertial.getAttribute("pos");
  const full = inertial.getAttribute("fullinertia");
  return {
    format: "mjcf",
    name: nameOf(inertial),
    mass: mass ? numeric(mass, "mass", refuse) : null,
    centre: centre ? asVec3(numbersIn(centre)) : null,
    inertia: full
      ? symmetricFrom(listOf(full, 6, "fullinertia", refuse))
      : diagonal(asVec3(listOf(inertial.getAttribute("diaginertia") ?? "", 3, "diaginertia", refuse))),
    turn: mjcfTurn(inertial, refuse),
    productsSign: "entries",
  };
}

function mjcfTurn(inertial: Element, refuse: Refuse): Quat {
  for (const other of ["euler", "axisangle", "xyaxes", "zaxis"])
    if (inertial.hasAttribute(other)) refuse(words.onlyQuat(other));
  const quat = inertial.getAttribute("quat");
  return quat ? asQuat(listOf(quat, 4, "quat", refuse)) : identityQuat;
}

function attribute(element: Element, name: string, isNeeded: boolean, refuse: Refuse): number {
  const text = element.getAttribute(name);
  if (text !== null) return numeric(text, name, refuse);
  return isNeeded ? refuse(words.missing(name)) : 0;
}

function listOf(text: string, count: number, name: string, refuse: Refuse): number[] {
  const numbers = numbersIn(text);
  return numbers.length === count ? numbers : refuse(words.count(name, count, numbers.length));
}

function numeric(text: string, name: string, refuse: Refuse): number {
  const value = Number(text.trim());
  return text.trim() !== "" && Number.isFinite(value) ? value : refuse(words.notANumber(name));
}

function nameOf(element: Element): string | null {
  return element.parentElement?.getAttribute("name")?.slice(0, 60) ?? null;
}
