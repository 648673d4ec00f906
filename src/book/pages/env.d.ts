interface ImportMetaEnv {
  /** Filled in by the build (build/edition.ts). */
  readonly EDITION: { readonly version: string; readonly date: string };
}
