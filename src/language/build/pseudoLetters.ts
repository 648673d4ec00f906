/** Each Latin letter's double: alike enough to be read, and in no word of English. */
const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const MARKED = "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ";

const DOUBLES = new Map(Array.from(PLAIN, (letter, place) => [letter, Array.from(MARKED)[place] ?? letter]));

/** A text as the pseudo-language spells it: no plain Latin letter is left. */
export function pseudoLetters(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => DOUBLES.get(letter) ?? letter);
}

/** KaTeX sets these accents with its own fonts, and no others: enough to mark each word of a formula. */
const TEX_VOWELS: Readonly<Record<string, string>> = { a: "ä", e: "ë", i: "ï", o: "ö", u: "ü", y: "ÿ" };

/** The words in a formula, `\text{and}`, marked by letters that KaTeX has. */
export function pseudoTex(tex: string): string {
  return tex.replace(
    /\\text\{([^{}]*)\}/g,
    (_, words: string) => `\\text{${words.replace(/[aeiouy]/g, (vowel) => TEX_VOWELS[vowel] ?? vowel)}}`,
  );
}
