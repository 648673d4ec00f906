import type { Route } from "playwright-core";

/**
 * Hands on a page of the site that waits for its fonts. A font that comes too late is left out (font-display: optional), and
 * whether it does depends on what else the machine does. The page's policy, which knows its style by its hash, is to be bypassed.
 */
export async function waitingForFonts(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text()).replaceAll("font-display:optional", "font-display:block");
  await route.fulfill({ response, body });
}
