import { identityQuat } from "../../core/math/quat";
import { USABLE } from "../../core/scenario/parseScenario";
import { powerLabel } from "../../format/numbers";
import { strings } from "../strings/en";
import { readPlain } from "./plain";
import type { WrittenInertia } from "./reading";
import { readUnity, readUsd } from "./text";
import { readXml } from "./xml";

const words = strings.tensor.refused;

/** Thrown for a text that holds no readable inertia; the message is a sentence for the reader. */
export class TensorError extends Error {}

const LONGEST = 200_000;

/**
 * Reads the first inertia of a text, in whatever way it is written.
 *
 * @param parseXml the browser's own parser; it is given text without a document type, so that no entity can grow
 * @throws TensorError with a sentence for who pasted it
 */
export function readTensor(text: string, parseXml: (xml: string) => Document): WrittenInertia {
  // Pages and papers write the minus sign so; without it −0.02 would be read as 0.02.
  const trimmed = text.trim().replaceAll("−", "-");
  if (trimmed === "") throw new TensorError(words.empty);
  if (trimmed.length > LONGEST) throw new TensorError(words.tooLong(LONGEST));
  const read = trimmed.startsWith("<")
    ? readXml(withoutDoctype(trimmed), parseXml, refuse)
    : (readUsd(trimmed, refuse) ?? readUnity(trimmed, refuse) ?? readPlain(trimmed, refuse));
  if (![...read.inertia, ...read.turn, ...(read.centre ?? [])].every(Number.isFinite))
    refuse(words.notFinite);
  if (read.mass !== null && !(read.mass > 0)) refuse(words.massNotPositive);
  checkRange(read);
  if (read.turn.every((part) => part === 0)) return { ...read, turn: identityQuat };
  return read;
}

/** What a scenario refuses is refused here too: a box of such moments would have edges of infinite length. */
function checkRange({ inertia, mass }: WrittenInertia): void {
  const limits = [powerLabel(USABLE.least), powerLabel(USABLE.most)] as const;
  const isUsable = (size: number) => size >= USABLE.least && size <= USABLE.most;
  const largest = Math.max(...inertia.map(Math.abs));
  if (largest > 0 && !isUsable(largest)) refuse(words.entriesOutOfRange(...limits));
  if (mass !== null && !isUsable(mass)) refuse(words.massOutOfRange(...limits));
}

function refuse(sentence: string): never {
  throw new TensorError(sentence);
}

function withoutDoctype(xml: string): string {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) refuse(words.doctype);
  return xml;
}
