/** Whether the long tests run (tests/deep/run.ts), which try everywhere what is tried at chosen places for every change. */
const IS_DEEP = process.env.EVERYWHERE === "1";

/** The chosen cases for every change, and all of them for the long tests. */
export function chosen<Case>(all: readonly Case[], isChosen: (one: Case, place: number) => boolean): Case[] {
  return all.filter((one, place) => IS_DEEP || isChosen(one, place));
}

/** A test for the long tests alone: `const longTest = onlyLong(test)`. */
export function onlyLong<Test extends (...given: never[]) => unknown>(test: Test): Test {
  return IS_DEEP ? test : ((() => undefined) as unknown as Test);
}
