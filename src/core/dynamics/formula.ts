/**
 * What the inspector prints beside a line of a step function: symbol and right-hand side in TeX, and the unit, empty for a pure
 * number. Words stand as macros, `\text{\pushed}`, and have their text from whoever prints it.
 *
 * A line that is a step of a derivation names it. Lines of two rules that take the same step stand side by side, whatever the code
 * calls them. A step of weight 1 is a result and one of weight 2 what the rule is about; those of weight 4 give way first where room
 * is scarce, then those of weight 3. A line that runs several times is shown as it ran first, unless `last` or `least` follows.
 */
export type Formula = readonly [symbol: string, is: string, unit: string, step?: StepMark];

type StepMark = `${string} ${1 | 2 | 3 | 4}${"" | " last" | " least"}`;

/**
 * By function, then by the name that a line gives, or `return`. A file of step functions exports them as `formulas`, as a literal by
 * itself: the build reads it, and no page's program holds it. Beside it may stand `inBody`, the file's functions whose names
 * without suffix are along body axes, and `sharedSteps`, the steps that it takes in lines of other files.
 */
export type Formulas = Readonly<Record<string, Readonly<Record<string, Formula>>>>;
