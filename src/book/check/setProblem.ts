import { readWish } from "../../figures/simulation/simulationState";

/**
 * Why a figure cannot be set as a phrase of the prose asks; null if it can. A figure of lanes reads it as a link's; what the
 * other figures understand is known to their components alone.
 *
 * @param component the figure's name
 * @param props     what its tag spells out
 * @param set       what `<SetFigure set={…}>` asks of it
 */
export function setProblem(
  component: string,
  props: Readonly<Record<string, unknown>>,
  set: unknown,
): string | null {
  const isOfLanes = "lanes" in props;
  if (!isOfLanes) return null;
  const reading = readWish(set);
  return "trouble" in reading ? `<${component}> cannot be set so: ${reading.trouble}` : null;
}
