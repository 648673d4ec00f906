import type { Margins, Size } from "./plotArea";

/** The browser's document, or another where pages are built. */
export interface ElementFactory {
  createElementNS(namespace: "http://www.w3.org/2000/svg", name: string): unknown;
}

export function plotOptions(size: Size, margins: Margins, document: ElementFactory | undefined) {
  return {
    // The library declares a whole document, and calls but this of it.
    ...(document && { document: document as Document }),
    ...size,
    marginTop: margins.top,
    marginRight: margins.right,
    marginBottom: margins.bottom,
    marginLeft: margins.left,
    className: "plot-drawing",
  };
}

/** One `role="img"`, without the labels of parts and the library's inline `<style>`, forbidden by the content security policy. */
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
