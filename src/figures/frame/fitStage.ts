/** Pictures of a stage that is docked or fills the window that stand in one row or one column. */
const GROUPS = ".pictures, .phase-planes, .function-views.with-diagram, .ensemble-views";

/** Heights that such a picture can have [px]. */
const LOWEST = 48;
const HIGHEST = 640;

/**
 * Makes the pictures of such a stage as large as its width and a height let them be: beside one another or below one another,
 * whichever makes them larger.
 *
 * @param room    the height of the whole stage [px]
 * @param highest that of a picture at most [px]
 */
export function fitStage(stage: HTMLElement, room: number, highest = HIGHEST): void {
  const group = stage.querySelector(GROUPS);
  const count = Math.max(1, group?.childElementCount ?? 1);
  const tried = [...new Set([1, Math.ceil(count / 2), count])].map((columns) => {
    stage.style.setProperty("--dock-columns", String(columns));
    const height = greatestHeight(stage, room, highest);
    const width = stage.clientWidth / columns;
    return { columns, height, size: Math.min(width, 1.2 * height) };
  });
  const best = tried.reduce((a, b) => (b.size > a.size ? b : a));
  stage.style.setProperty("--dock-columns", String(best.columns));
  // A square shows the framed sphere whole; what is higher than wide shows no more of it.
  stage.style.setProperty("--dock-picture", `${Math.min(best.height, stage.clientWidth / best.columns)}px`);
}

/** The greatest height of a picture with which the stage is no higher than a room, by bisection. */
function greatestHeight(stage: HTMLElement, room: number, highest: number): number {
  let [fits, tooHigh] = [LOWEST, highest];
  while (tooHigh - fits > 2) {
    const height = (fits + tooHigh) / 2;
    stage.style.setProperty("--dock-picture", `${height}px`);
    if (stage.scrollHeight <= room - 2) fits = height;
    else tooHigh = height;
  }
  return Math.floor(fits);
}
