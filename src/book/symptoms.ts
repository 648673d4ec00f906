import type { ChapterSlug } from "./chapters";

/** A figure of a chapter, and what it is to be set to. */
export interface SetFigure {
  readonly chapter: ChapterSlug;
  readonly figure: string;
  readonly set: Readonly<Record<string, unknown>>;
}

/** Where a symptom is explained, and the figure that shows it. What is seen, and why, is among the strings of the book. */
interface Symptom extends SetFigure {
  /** The id of a heading in the chapter. */
  readonly section: string;
}

/** What people see in their simulation, the most common first. */
export const SYMPTOMS = {
  doesNotFlip: {
    chapter: "euler-equation",
    section: "two-throws-from-one-start",
    figure: "racket",
    set: { a: "none", b: "splitting", frame: 0, play: true },
  },
  gainsEnergy: {
    chapter: "stepping-euler-equation",
    section: "the-explicit-step-gains-energy",
    figure: "compare",
    set: { a: "explicit", b: "implicit-body", rate: 30, frame: 900 },
  },
  slowsDown: {
    chapter: "stepping-euler-equation",
    section: "the-implicit-step-loses-it",
    figure: "compare",
    set: { a: "implicit-body", b: "splitting", rate: 60, scenario: "racketCrooked", frame: 1800 },
  },
  flipsFade: {
    chapter: "long-runs",
    section: "the-slow-march-to-the-separatrix",
    figure: "long-runs",
    set: {
      a: "rescaled-momentum",
      b: "midpoint",
      scenario: "crookedFiveMinutes",
      rate: 60,
      frame: 6000,
      exact: true,
    },
  },
  flipsAtOtherTimes: {
    chapter: "long-runs",
    section: "a-doubt-about-the-start",
    figure: "cloud",
    set: { frame: 1800 },
  },
  momentumTurns: {
    chapter: "euler-equation",
    section: "what-the-switch-changed-and-what-it-did-not",
    figure: "racket",
    set: { a: "none", b: "splitting", scenario: "thrownRacketCrooked", frame: 30 },
  },
  wrongWay: {
    chapter: "quaternion-derivative",
    section: "on-which-side",
    figure: "sides",
    set: { scenario: "askewDie", frame: 0, play: true },
  },
  turnsTwice: {
    chapter: "quaternion-derivative",
    section: "why-one-half-of-ω",
    figure: "growing",
    set: { rate: 12, exact: true, frame: 24 },
  },
  turnsLate: {
    chapter: "quaternion-derivative",
    section: "what-dividing-mends",
    figure: "late",
    set: { rate: 12, frame: 60 },
  },
  fastSpin: {
    chapter: "exponential-map",
    section: "a-limit-that-limits-the-wrong-thing",
    figure: "limit",
    set: { rate: 1.5, frame: 1, exact: true },
  },
  grows: {
    chapter: "rotation-matrix-derivative",
    section: "what-one-step-does",
    figure: "steps",
    set: { frame: 60 },
  },
  notANumber: {
    chapter: "exponential-map",
    section: "where-digits-are-lost",
    figure: "round-off",
    set: { x: 0.00001 },
  },
  longWayRound: {
    chapter: "quaternion-derivative",
    section: "two-quaternions-for-one-attitude",
    figure: "sandwich-figure",
    set: { frame: 360 },
  },
  tensorNotTurned: {
    chapter: "inertia-tensor",
    section: "a-tensor-that-never-turns",
    figure: "frozen",
    set: { frame: 0, play: true },
  },
  spinsOnBounce: {
    chapter: "impulse-collision",
    section: "coulombs-cone",
    figure: "cone",
    set: { velocity: [0.2, -1.6, 0.2], friction: 0.2, restitution: 0.5 },
  },
  bounceGains: {
    chapter: "impulse-collision",
    section: "coulombs-cone",
    figure: "laws",
    set: { frame: 0, play: true },
  },
  throughTheFloor: {
    chapter: "impulse-collision",
    section: "why-it-stays-inside-for-a-while",
    figure: "methods",
    set: { rate: 30, frame: 8 },
  },
  stiffSpring: {
    chapter: "springs-and-order",
    section: "out-in-and-round",
    figure: "spring",
    set: { h: 2.05, frame: 0, play: true },
  },
  strongDrag: {
    chapter: "springs-and-order",
    section: "a-drag-that-is-too-strong",
    figure: "drag",
    set: { x: 8 },
  },
  stutters: {
    chapter: "state-and-momentum",
    section: "fixed-steps-smooth-pictures",
    figure: "between",
    set: { frame: 0, speed: 0.5, play: true },
  },
} as const satisfies Readonly<Record<string, Symptom>>;

export type SymptomId = keyof typeof SYMPTOMS;

export const SYMPTOM_IDS = Object.keys(SYMPTOMS) as SymptomId[];

/** Figures to show to others, in the order of a lesson. What each shows, and what to ask, is among the strings of the book. */
export const SHOWN = {
  racket: {
    chapter: "euler-equation",
    figure: "racket",
    set: { a: "none", b: "splitting", frame: 0 },
  },
  push: { chapter: "state-and-momentum", figure: "push", set: {} },
  masses: { chapter: "inertia-tensor", figure: "masses", set: {} },
  poinsot: {
    chapter: "euler-equation",
    figure: "poinsot",
    set: { layers: ["energy", "sphere", "true", "momentum"], frame: 0 },
  },
  energy: {
    chapter: "stepping-euler-equation",
    figure: "compare",
    set: { a: "explicit", b: "implicit-body", rate: 30, frame: 0 },
  },
  bunny: { chapter: "impulse-collision", figure: "throw", set: { frame: 0 } },
  spring: { chapter: "springs-and-order", figure: "spring", set: { h: 1.9, frame: 0 } },
  cloud: { chapter: "long-runs", figure: "cloud", set: { frame: 0 } },
} as const satisfies Readonly<Record<string, SetFigure>>;

export type ShownId = keyof typeof SHOWN;

export const SHOWN_IDS = Object.keys(SHOWN) as ShownId[];
