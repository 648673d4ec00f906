import type { SliderSpec } from "../../figures/simulation/spec";
import { strings } from "./strings/en";

type Access = Pick<SliderSpec, "of" | "into">;

function contact(field: "restitution" | "friction"): Access {
  return {
    of: (scenario) => scenario.contact[field],
    into: (input, value) => ({ ...input, contact: { ...input.contact, [field]: value } }),
  };
}

function velocity(component: 0 | 1): Access {
  return {
    of: ({ initial }) => initial.velocity[component],
    into: (input, value) => {
      const changed: [number, number, number] = [...(input.initial.velocity ?? [0, 0, 0])];
      changed[component] = value;
      return { ...input, initial: { ...input.initial, velocity: changed } };
    },
  };
}

function damping(of: "linear" | "angular"): Access {
  return {
    of: (scenario) => scenario.damping[of],
    into: (input, value) => ({ ...input, damping: { ...input.damping, [of]: value } }),
  };
}

function slider(
  id: keyof typeof strings.sliders,
  unit: string,
  [min, max, step]: readonly [number, number, number],
  { of, into }: Access,
): SliderSpec {
  return { id, ...strings.sliders[id], unit, min, max, step, of, into };
}

export const SURFACE_SLIDERS: readonly SliderSpec[] = [
  slider("restitution", "", [0, 1, 0.05], contact("restitution")),
  slider("friction", "", [0, 1.5, 0.05], contact("friction")),
];

export const THROW_SLIDERS: readonly SliderSpec[] = [
  ...SURFACE_SLIDERS,
  slider("launch", "m/s", [0, 8, 0.1], velocity(0)),
  slider("lift", "m/s", [0, 6, 0.1], velocity(1)),
  slider("decay", "", [0.98, 1, 0.001], damping("linear")),
  slider("spinDecay", "", [0.9, 1, 0.005], damping("angular")),
];
