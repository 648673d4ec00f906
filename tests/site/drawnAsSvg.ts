import type { Locator } from "playwright-core";
import type { Name, Place } from "./drawnOnStage";

/** What the text's picture has of the same marks. */
export interface SvgDrawing {
  /** Its top left and bottom right. */
  readonly frame: readonly [Place, Place];
  readonly tips: readonly Place[];
  readonly points: readonly Place[];
  readonly names: readonly Name[];
  /** Corners of lines, and places along the rims of translucent surfaces. */
  readonly lines: readonly { readonly places: readonly Place[]; readonly isDashed: boolean }[];
  /** Edges of boxes, which the stage draws round. */
  readonly edges: readonly Place[];
  readonly corners: readonly Place[];
  /** Corners of the faces of other bodies. */
  readonly faces: readonly Place[];
}

/** Draws a picture as SVG, at the camera and size that it has, and reads where its shapes are. */
export function drawnAsSvg(picture: Locator): Promise<SvgDrawing> {
  return picture.evaluate((element: HTMLElement) => {
    const svg = element.querySelector("svg");
    const { renderer } = element.dataset;
    element.closest("figure")?.dispatchEvent(new Event("figure:draw-svg"));
    element.dataset.renderer = "svg";
    const toPage = svg?.getScreenCTM();
    if (!svg || !toPage) throw new Error("no SVG is shown");
    const onPage = (x: number, y: number): Place => {
      const at = new DOMPoint(x, y).matrixTransform(toPage);
      return [at.x, at.y];
    };
    const all = <E extends SVGElement>(selector: string) => [...svg.querySelectorAll<E>(selector)];

    /** Of polylines as svgPath.ts writes them: each point by how far it is from the one before. */
    function placesOf(path: Element): Place[] {
      let [x, y] = [0, 0];
      return (path.getAttribute("d") ?? "").split(/(?=m)/).flatMap((line) => {
        const legs = (line.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
        const places = Array.from({ length: legs.length / 2 }, (_, k) => {
          [x, y] = [x + (legs[2 * k] ?? 0), y + (legs[2 * k + 1] ?? 0)];
          return [x, y] as const;
        });
        if (line.endsWith("z")) [x, y] = places[0] ?? [x, y];
        return places.map(([x, y]) => onPage(x, y));
      });
    }
    function rimOf(ellipse: SVGGeometryElement): Place[] {
      const turn = ellipse.transform.baseVal.consolidate()?.matrix ?? svg?.createSVGMatrix();
      const length = ellipse.getTotalLength();
      return Array.from({ length: 32 }, (_, k) => {
        const at = ellipse.getPointAtLength((k * length) / 32).matrixTransform(turn);
        return onPage(at.x, at.y);
      });
    }
    const first = (list: SVGAnimatedLengthList) => list.baseVal.getItem(0).value;
    const box = element.getBoundingClientRect();
    const drawing = {
      frame: [
        [box.left, box.top],
        [box.right, box.bottom],
      ] as const,
      tips: all("path.head").flatMap((head) => placesOf(head).slice(1, 2)),
      // One of radius 0 is kept for when it is wanted.
      points: all<SVGEllipseElement>("ellipse.point")
        .filter(({ rx }) => rx.baseVal.value > 0)
        .map(({ cx, cy }) => onPage(cx.baseVal.value, cy.baseVal.value)),
      names: all<SVGTextElement>("text").map((name) => ({
        text: name.textContent ?? "",
        at: onPage(first(name.x) + first(name.dx), first(name.y) + first(name.dy)),
      })),
      lines: [
        ...all("path[stroke-width]:not(.edge:not(.ghost))").map((path) => ({
          places: placesOf(path),
          isDashed: path.classList.contains("dashed"),
        })),
        ...all<SVGGeometryElement>("ellipse.glass").map((rim) => ({ places: rimOf(rim), isDashed: false })),
      ],
      edges: all("path.edge:not(.ghost)").flatMap(placesOf),
      corners: all("path.face").flatMap(placesOf),
      faces: all("path.facet, path.part").flatMap(placesOf),
    };
    element.dataset.renderer = renderer ?? "svg";
    return drawing;
  });
}
