import type { Locator } from "playwright-core";

/** What a picture shows, as one string: equal strings, equal pixels. */
export function pixelsOf(picture: Locator): Promise<string> {
  return picture.evaluate((element: HTMLElement) => {
    if (element.dataset.renderer === "svg") return element.querySelector("svg")?.innerHTML ?? "";
    const canvas = element.querySelector("canvas");
    if (!canvas) throw new Error("a picture without a canvas");
    return canvas.toDataURL();
  });
}
