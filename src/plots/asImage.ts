/** One `role="img"`, without the inline `<style>` of the library, which the content security policy forbids, and the labels of parts. */
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
