interface ImportMetaEnv {
  /** From build/edition.ts. */
  readonly EDITION: { readonly version: string; readonly date: string };
}
