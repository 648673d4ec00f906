/** Each Latin letter's double: alike enough to be read, in no word of English, and among those that KaTeX can set. */
const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const MARKED = "ȧḃċḋėḟġḣïǰḱĺṁṅȯṗҁṙṡṫüṽẇẋẏżȦḂĊḊĖḞĠḢÏĴḰĹṀṄȮṖҀṘṠṪÜṼẆẊẎŻ";

const DOUBLES = new Map(Array.from(PLAIN, (letter, place) => [letter, Array.from(MARKED)[place] ?? letter]));

/** A text as the pseudo-language spells it: no plain Latin letter is left. */
export function pseudoLetters(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => DOUBLES.get(letter) ?? letter);
}

/** The words in a formula, `\text{and}`, as the pseudo-language spells them. */
export function pseudoTex(tex: string): string {
  return tex.replace(/\\text\{([^{}]*)\}/g, (_, words: string) => `\\text{${pseudoLetters(words)}}`);
}
