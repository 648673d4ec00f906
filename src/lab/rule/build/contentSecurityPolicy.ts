import { createHash } from "node:crypto";

/**
 * What the frame in which readers' programs run may do, and with it every worker that it makes: run its one script, by its
 * hash, and workers made of text; no request, no other code, no form.
 */
export function contentSecurityPolicy(script: string): string {
  const hash = createHash("sha256").update(script).digest("base64");
  return [
    "default-src 'none'",
    `script-src 'sha256-${hash}'`,
    "worker-src blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}
