import { createHash } from "node:crypto";

/** Hashes allow the page's own style sheet and first lines of script. KaTeX and the pictures set style attributes. */
export function contentSecurityPolicy(style: string, scripts: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(hashOf).join(" ")}`,
    "worker-src 'self'",
    // Readers' own rules run in this frame, which has a policy of its own.
    "frame-src 'self'",
    `style-src 'self' ${hashOf(style)}`,
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
