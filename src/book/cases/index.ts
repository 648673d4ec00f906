import { BODY } from "./body/facts";
import { strings as bodyWords } from "./body/strings/en";
import type { CaseFacts, CaseWords } from "./case";
import { CONTACT } from "./contact/facts";
import { strings as contactWords } from "./contact/strings/en";
import { NUMBERS } from "./numbers/facts";
import { strings as numbersWords } from "./numbers/strings/en";
import { SPINNING } from "./spinning/facts";
import { strings as spinningWords } from "./spinning/strings/en";
import { TIME } from "./time/facts";
import { strings as timeWords } from "./time/strings/en";
import { TURNING } from "./turning/facts";
import { strings as turningWords } from "./turning/strings/en";

/** Every case by its id, which is its anchor on the page. */
const FACTS = { ...SPINNING, ...TURNING, ...BODY, ...CONTACT, ...TIME, ...NUMBERS } as const;

export type CaseId = keyof typeof FACTS;

export const CASE_IDS = Object.keys(FACTS) as CaseId[];

/** The cases in groups, as the index lists them. */
export const CASE_GROUPS = {
  spinning: Object.keys(SPINNING) as (keyof typeof SPINNING)[],
  turning: Object.keys(TURNING) as (keyof typeof TURNING)[],
  body: Object.keys(BODY) as (keyof typeof BODY)[],
  contact: Object.keys(CONTACT) as (keyof typeof CONTACT)[],
  time: Object.keys(TIME) as (keyof typeof TIME)[],
  numbers: Object.keys(NUMBERS) as (keyof typeof NUMBERS)[],
} as const;

export type CaseGroup = keyof typeof CASE_GROUPS;

const WORDS: Readonly<Record<CaseId, CaseWords>> = {
  ...spinningWords,
  ...turningWords,
  ...bodyWords,
  ...contactWords,
  ...timeWords,
  ...numbersWords,
};

export const caseFacts = (id: CaseId): CaseFacts => FACTS[id];

export const caseWords = (id: CaseId): CaseWords => WORDS[id];

export const isCaseId = (id: string): id is CaseId => Object.hasOwn(FACTS, id);
