import type { JSHandle, Locator } from "playwright-core";

/** What a picture shows, as one string: equal strings, equal pixels. */
export function pixelsOf(picture: Locator): Promise<string> {
  return picture.evaluate((element: HTMLElement) => {
    if (element.dataset.renderer === "svg") return element.querySelector("svg")?.innerHTML ?? "";
    const canvas = element.querySelector("canvas");
    if (!canvas) throw new Error("a picture without a canvas");
    return canvas.toDataURL();
  });
}

/** A picture as it is on the screen, drawn the one way or the other. */
async function pixelsOn(picture: Locator, renderer: "webgl" | "svg"): Promise<JSHandle<ImageData>> {
  await picture.evaluate((element: HTMLElement, renderer) => {
    // What stands over a picture fades in its own time.
    const over = element.parentElement?.querySelector<HTMLElement>(".hold-bar");
    if (over) over.style.visibility = "hidden";
    // What is about to be printed is drawn as SVG, at the size that is on the screen.
    window.dispatchEvent(new Event("beforeprint"));
    element.dataset.renderer = renderer;
  }, renderer);
  return screenshotOf(picture);
}

export async function screenshotOf(picture: Locator): Promise<JSHandle<ImageData>> {
  const clip = await picture.boundingBox();
  if (!clip) throw new Error("the picture is not on the page");
  const shot = await picture.page().screenshot({ clip });
  return picture.page().evaluateHandle(async (shot) => {
    const bytes = Uint8Array.from(atob(shot), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    if (!canvas) throw new Error("no 2-D canvas");
    canvas.drawImage(bitmap, 0, 0);
    return canvas.getImageData(0, 0, bitmap.width, bitmap.height);
  }, shot.toString("base64"));
}

/** A picture as each renderer draws it, and the pixels of either that are none of the other's. */
export async function drawnBothWays(picture: Locator) {
  const webgl = await pixelsOn(picture, "webgl");
  const svg = await pixelsOn(picture, "svg");
  return { webgl, svg, stray: Math.max(await strayPixels(webgl, svg), await strayPixels(svg, webgl)) };
}

/** An arrow's head as the SVG places it [px from the picture's top left], and its colour. */
export interface Head {
  readonly tip: readonly [number, number];
  readonly neck: readonly [number, number];
  readonly colour: readonly [number, number, number];
}

/**
 * The pixel of an arrowhead's colour that lies farthest along its arrow, in a strip along its axis: the arrow's name has the same
 * hue and stands beside it. Colours are told by their hue, which light and shade leave alone.
 *
 * @returns its column and row
 */
export function lastPixel(image: JSHandle<ImageData>, head: Head): Promise<readonly [number, number]> {
  return image.evaluate(({ data, width, height }, head) => {
    /** Strength and angle of a colour's difference from grey. */
    const chroma = ([red = 0, green = 0, blue = 0]: readonly number[]) => {
      const [u, v] = [red - (green + blue) / 2, (Math.sqrt(3) / 2) * (green - blue)];
      return { strength: Math.hypot(u, v), angle: Math.atan2(v, u) };
    };
    const wanted = chroma(head.colour);
    const reach = Math.hypot(head.tip[0] - head.neck[0], head.tip[1] - head.neck[1]);
    const along = [(head.tip[0] - head.neck[0]) / reach, (head.tip[1] - head.neck[1]) / reach] as const;
    let farthest = Number.NEGATIVE_INFINITY;
    let last: readonly [number, number] = [Number.NaN, Number.NaN];
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const [dx, dy] = [x + 0.5 - head.tip[0], y + 0.5 - head.tip[1]];
        const forward = dx * along[0] + dy * along[1];
        const aside = dx * along[1] - dy * along[0];
        if (forward < -reach || forward > 8 || Math.abs(aside) > 3 || forward <= farthest) continue;
        const at = 4 * (y * width + x);
        const colour = chroma([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
        const turn = Math.cos(colour.angle - wanted.angle);
        if (colour.strength < 0.25 * wanted.strength || turn < 0.94) continue;
        farthest = forward;
        last = [x, y];
      }
    }
    return last;
  }, head);
}

/** The heads of the arrows that a picture's SVG shows and its bodies do not hide. */
export function headsIn(picture: Locator): Promise<Head[]> {
  return picture.evaluate((element) =>
    Array.from(element.querySelectorAll<SVGPathElement>("svg path.head:not(.behind)"), (path) => {
      const points =
        path
          .getAttribute("d")
          ?.match(/-?(?:\d+\.?\d*|\.\d+)/g)
          ?.map(Number) ?? [];
      // The outline's first corner, and how far it is from each to the next.
      const [leftX = 0, leftY = 0, toTipX = 0, toTipY = 0, toRightX = 0, toRightY = 0] = points;
      const [x, y] = [leftX + toTipX, leftY + toTipY];
      const [rightX, rightY] = [x + toRightX, y + toRightY];
      const [red = 0, green = 0, blue = 0] =
        getComputedStyle(path)
          .fill.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      return {
        tip: [x, y] as const,
        neck: [(leftX + rightX) / 2, (leftY + rightY) / 2] as const,
        colour: [red, green, blue] as const,
      };
    }),
  );
}

/** How many pixels of one screenshot have nothing like them within a pixel of their place in another of the same size. */
function strayPixels(image: JSHandle<ImageData>, other: JSHandle<ImageData>): Promise<number> {
  return image.evaluate((one, two) => {
    const { width, height } = one;
    /** Alike to the eye: the two renderers round and smooth colours differently. */
    const alike = (from: number, to: number) =>
      [0, 1, 2].every(
        (channel) => Math.abs((one.data[from + channel] ?? 0) - (two.data[to + channel] ?? 0)) < 56,
      );
    const steps = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => 4 * (row * width + column)));
    let stray = 0;
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1; x < width - 1; x++) {
        const at = 4 * (y * width + x);
        if (!steps.some((step) => alike(at, at + step))) stray += 1;
      }
    }
    return stray;
  }, other);
}
