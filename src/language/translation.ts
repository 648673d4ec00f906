/**
 * What another language must say where English says `T`: every text is any text, every function takes the same arguments
 * and returns a translation of what it returned, every record has the same entries.
 */
export type Translation<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Said
    ? (...given: Given) => Translation<Said>
    : { readonly [Key in keyof T]: Translation<T[Key]> };
