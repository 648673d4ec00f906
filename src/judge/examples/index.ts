import explicitEuler from "./explicitEuler.ts?raw";
import lengthKept from "./lengthKept.ts?raw";
import momentumKept from "./momentumKept.ts?raw";
import momentumKeptMidway from "./momentumKeptMidway.ts?raw";
import simoWong from "./simoWong.ts?raw";
import wrongSign from "./wrongSign.ts?raw";

/** Worked examples as readers' programs, in the order in which they are shown: the very text of the files beside this one. */
const SOURCES = {
  explicitEuler,
  lengthKept,
  momentumKept,
  momentumKeptMidway,
  wrongSign,
  simoWong,
} as const;

export type ExampleId = keyof typeof SOURCES;
export const EXAMPLE_IDS = Object.keys(SOURCES) as readonly ExampleId[];

/** The text of an example, its imports by name as readers write them. */
export function exampleSource(id: ExampleId): string {
  return SOURCES[id].replace(/from "[./\w]*\/(vec3|mat3|quat|momentum|exponentialMap|rule)"/g, 'from "$1"');
}
