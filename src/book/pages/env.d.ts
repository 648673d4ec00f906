interface ImportMetaEnv {
  /** Which edition of the notebook this is; filled in by the build (build/edition.ts). */
  readonly EDITION: { readonly version: string; readonly date: string };
}
