/**
 * A drawing of the plot library's as one picture with one name: without the library's own rules, which would be an inline
 * style sheet and stand in the page's, and without the names that it gives to parts.
 */
export function asImage(svg: SVGSVGElement, summary: string): SVGSVGElement {
  svg.querySelector("style")?.remove();
  for (const part of svg.querySelectorAll("[aria-label], [aria-hidden]")) {
    part.removeAttribute("aria-label");
    part.removeAttribute("aria-hidden");
  }
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", summary);
  return svg;
}
