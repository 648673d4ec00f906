import { identityQuat } from "../../core/math/quat";
import { USABLE } from "../../core/scenario/parseScenario";
import { powerLabel } from "../../format/numbers";
import { strings } from "../strings/en";
import { readPlain } from "./plain";
import { refuse, type WrittenInertia } from "./reading";
import { readUnity, readUsd } from "./text";
import { readXml } from "./xml";

const words = strings.tensor.refused;

const LONGEST = 200_000;

/**
 * @param parseXml the browser's parser; it is given no document type, so that no entity can grow
 * @returns the first inertia of a text
 * @throws TensorError
 */
export function readTensor(text: string, parseXml: (xml: string) => Document): WrittenInertia {
  // Pages and papers have this minus sign.
  const trimmed = text.trim().replaceAll("−", "-");
  if (trimmed === "") refuse(words.empty);
  if (trimmed.length > LONGEST) refuse(words.tooLong(LONGEST));
  const read = trimmed.startsWith("<")
    ? readXml(withoutDoctype(trimmed), parseXml)
    : (readUsd(trimmed) ?? readUnity(trimmed) ?? readPlain(trimmed));
  if (![...read.inertia, ...read.turn, ...(read.centre ?? [])].every(Number.isFinite))
    refuse(words.notFinite);
  if (read.mass !== null && !(read.mass > 0)) refuse(words.massNotPositive);
  checkRange(read);
  if (read.turn.every((part) => part === 0)) return { ...read, turn: identityQuat };
  return read;
}

/** A box of such moments would have infinite edges. */
function checkRange({ inertia, mass }: WrittenInertia): void {
  const limits = [powerLabel(USABLE.least), powerLabel(USABLE.most)] as const;
  const isUsable = (size: number) => size >= USABLE.least && size <= USABLE.most;
  const largest = Math.max(...inertia.map(Math.abs));
  if (largest > 0 && !isUsable(largest)) refuse(words.entriesOutOfRange(...limits));
  if (mass !== null && !isUsable(mass)) refuse(words.massOutOfRange(...limits));
}

function withoutDoctype(xml: string): string {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) refuse(words.doctype);
  return xml;
}
