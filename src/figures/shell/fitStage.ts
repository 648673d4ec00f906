/** Pictures in one row or one column. */
const GROUPS = ".pictures, .phase-planes, .function-views.with-diagram, .ensemble-views";

/** [px] */
const LOWEST = 48;

export interface StageRoom {
  /** Of the whole stage [px]. */
  readonly height: number;
  /** Of a picture [px]. */
  readonly highest: number;
  /** Of a picture, in parts of its width. */
  readonly highestByWidth: number;
}

/** Makes a stage's pictures as large as its width and room allow: beside or below one another, whichever is larger. */
export function fitStage(stage: HTMLElement, room: StageRoom): void {
  const group = stage.querySelector(GROUPS);
  const count = Math.max(1, group?.childElementCount ?? 1);
  const tried = [...new Set([1, Math.ceil(count / 2), count])].map((columns) => {
    stage.style.setProperty("--dock-columns", String(columns));
    const height = greatestHeight(stage, room);
    const width = stage.clientWidth / columns;
    return { columns, width, height, size: Math.min(width, 1.2 * height) };
  });
  const best = tried.reduce((a, b) => (b.size > a.size ? b : a));
  stage.style.setProperty("--dock-columns", String(best.columns));
  stage.style.setProperty("--dock-picture", `${Math.min(best.height, room.highestByWidth * best.width)}px`);
}

/** By bisection; the stage then fits its room. */
function greatestHeight(stage: HTMLElement, room: StageRoom): number {
  let [fits, tooHigh] = [LOWEST, room.highest];
  while (tooHigh - fits > 2) {
    const height = (fits + tooHigh) / 2;
    stage.style.setProperty("--dock-picture", `${height}px`);
    if (stage.scrollHeight <= room.height - 2) fits = height;
    else tooHigh = height;
  }
  return Math.floor(fits);
}
