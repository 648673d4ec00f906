import { addVec } from "../../core/math/vec3";
import { type Camera, project, type Viewport, viewThrough } from "../../scene/camera";
import { distanceToSegment } from "../../scene/geometry/distance";
import type { ArrowMark, Mark, MarkColour } from "../../scene/marks";
import { isTermId, type TermId } from "../../ui/glossary";
import { highlightedTerm } from "../../ui/highlightTerm";

/** By default the term of its colour's name. */
const TERM_OF_COLOUR: Partial<Record<MarkColour, TermId>> = { torque: "gyroscopic", impulse: "force" };

function termOf({ colour, term }: ArrowMark): string | undefined {
  return term ?? TERM_OF_COLOUR[colour] ?? (isTermId(colour) ? colour : undefined);
}

/** The highlighted term's is stouter. */
export function highlightUnderPointer(marks: readonly Mark[]): readonly Mark[] {
  const term = highlightedTerm();
  if (!term) return marks;
  return marks.map((mark) =>
    mark.kind === "arrow" && termOf(mark) === term ? { ...mark, highlighted: true } : mark,
  );
}

/** [px] */
const REACH = 9;

export function termUnder(
  marks: readonly Mark[],
  camera: Camera,
  viewport: Viewport,
  x: number,
  y: number,
): string | null {
  const view = viewThrough(camera, viewport);
  const distances = marks.flatMap((mark) => {
    if (mark.kind !== "arrow" || !termOf(mark)) return [];
    const tail = project(view, mark.tail_W);
    const tip = project(view, addVec(mark.tail_W, mark.span_W));
    return [{ term: termOf(mark), distance: distanceToSegment(x, y, tail, tip) }];
  });
  const nearest = distances.sort((a, b) => a.distance - b.distance)[0];
  return nearest && nearest.distance <= REACH ? (nearest.term ?? null) : null;
}
