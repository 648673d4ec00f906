/** The shape of another language's words: any words where English has its own. */
export type Translated<English> = English extends string
  ? string
  : English extends (...given: infer Given) => infer Words
    ? (...given: Given) => Translated<Words>
    : English extends object
      ? { readonly [Key in keyof English]: Translated<English[Key]> }
      : English;
