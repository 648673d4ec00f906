import { expect, test } from "vitest";
import { racketSpec } from "../../../src/chapters/shared/racketPicture";
import { warmUp } from "../../../src/figures/simulation/warmUp";

test("the surface of a body and the marks of its picture are steps of their own", () => {
  const asked: string[] = [];
  const plain = racketSpec({ measures: [], choices: { formulations: [] } });
  const spec: typeof plain = {
    ...plain,
    meshes: new Proxy(plain.meshes ?? {}, {
      get: (meshes, name) => {
        asked.push(String(name));
        return Reflect.get(meshes, name);
      },
    }),
    marks: (...args) => {
      asked.push("marks");
      return plain.marks(...args);
    },
  };
  const steps: string[] = [];
  const run = warmUp({ id: "racket", scenario: "thrownRacket", lanes: ["rk4"], frame: 40 }, spec);
  let isDone = false;
  while (!isDone) {
    isDone = run.next().done ?? false;
    steps.push([...new Set(asked.splice(0))].join());
  }
  // The painter's worker; the surface, its mass properties, the scenario, the run; the frame; its marks.
  expect(steps).toEqual(["", "racket", "racket", "racket", "racket", "", "marks"]);
});
