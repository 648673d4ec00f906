interface ImportMetaEnv {
  /** From build/edition.ts. */
  readonly EDITION: { readonly version: string; readonly date: string };
  /** From build/site.ts. */
  readonly SITE: { readonly origin: string | null; readonly base: string; readonly feedback: string | null };
}
