/** One version of CHANGELOG.md, as `npm run release` writes it. */
export interface Release {
  readonly version: string;
  /** As `2026-11-28`. */
  readonly date: string;
  /** In Markdown, a paragraph each. */
  readonly changes: readonly string[];
}

/** Latest first. @throws Error at a version without a date */
export function releasesIn(changelog: string): Release[] {
  const [, ...parts] = changelog.split(/^## /m);
  return parts.map((part) => {
    const [, version, date] = /^(\d+\.\d+\.\d+) \((\d{4}-\d{2}-\d{2})\)$/m.exec(part) ?? [];
    if (!version || !date) throw new Error(`CHANGELOG.md: no version and date in: ${part.split("\n", 1)}`);
    const [, ...changes] = part.split(/^- /m);
    return { version, date, changes: changes.map((text) => text.replace(/^###.*$/gm, "").trim()) };
  });
}
