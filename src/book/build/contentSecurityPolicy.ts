import { createHash } from "node:crypto";

/**
 * What a page may load and run: its own files, its own style sheet and first lines of script by their hashes, and nothing
 * else. KaTeX and the pictures set style attributes, for which there is an exception.
 */
export function contentSecurityPolicy(style: string, scripts: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(hashOf).join(" ")}`,
    "worker-src 'self'",
    // The frame in which readers' own rules run, which has a policy of its own.
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
