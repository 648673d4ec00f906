import type { Translation } from "../../language/translation";

export const strings = {
  expression: {
    empty: "A number is missing here.",
    tooLong: (most: number) => `That is longer than ${most} characters.`,
    tooDeep: "Too many brackets within brackets.",
    notFinite: "That has no finite value.",
    unclosed: "A bracket is not closed.",
    unfinished: "That ends too early.",
    comma: "Write decimals with a point: 0.5.",
    needsBrackets: (name: string) => `Write ${name} with brackets: ${name}(0.5).`,
    unexpected: (sign: string) => `“${sign}” does not belong here.`,
    unknown: (name: string, units: readonly string[]) =>
      units.length > 0
        ? `“${name}” is not known here; units are ${units.join(", ")}.`
        : `“${name}” is not known here.`,
  },
  limits: {
    lanes: (most: number) => `expected at most ${most} lanes and the exact solution`,
    frames: (most: number) => `expected at most ${most} frames on a page; the command line takes more`,
    steps: (most: number) => `expected fewer: frames × substeps of all lanes come to more than ${most}`,
    points: (most: number) => `expected at most ${most} points on a page`,
    planes: (most: number) => `expected at most ${most} planes on a page`,
    instants: (most: number) => `expected at most ${most} instants on a page`,
  },
  packed: {
    version: (known: string) => `a scenario packed in version ${known}`,
    tooLong: "a scenario of at most 8 kB",
    damaged: "a scenario that has arrived whole; this one is cut or changed",
    tooMuch: "a scenario of a size that a page can hold",
  },
  tensor: {
    refused: {
      empty: "Paste an inertia first.",
      tooLong: (most: number) => `That is longer than ${most} characters. Paste the one link or body alone.`,
      doctype: "Text with a document type or entities is not read. Paste the inertial element alone.",
      notXml: "That begins like XML but does not parse. Is a bracket or a quotation mark missing?",
      noInertial: "No inertial element with an inertia was found in it.",
      missing: (name: string) => `The entry ${name} is missing.`,
      notANumber: (name: string) => `What stands for ${name} is not a number.`,
      count: (name: string, wanted: number, got: number) =>
        `${name} needs ${wanted} numbers; there are ${got}.`,
      onlyQuat: (name: string) =>
        `MJCF’s ${name} depends on the compiler’s settings, which are not here. Give the orientation as quat.`,
      notFinite: "One of the numbers is missing or not finite.",
      massNotPositive: "The mass must be above 0.",
      notSymmetric:
        "The matrix is not symmetric: entries across its diagonal differ. A digit or a sign is wrong.",
      nothing: "No numbers were found in it.",
      howMany: (count: number) =>
        `${count} numbers were found. Three are read as moments, six as xx, yy, zz, xy, xz, yz, nine as a matrix.`,
    },
  },
} as const;

export type Strings = Translation<typeof strings>;
