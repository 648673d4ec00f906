import type { ScenarioInput } from "../../core/scenario/parseScenario";
import type { SliderSpec } from "../../figures/simulation/spec";
import { strings } from "./strings/en";

function withContact(field: "restitution" | "friction") {
  return (input: ScenarioInput, value: number): ScenarioInput => ({
    ...input,
    contact: { ...input.contact, [field]: value },
  });
}

function withVelocity(component: 0 | 1) {
  return (input: ScenarioInput, value: number): ScenarioInput => {
    const velocity: [number, number, number] = [...(input.initial.velocity ?? [0, 0, 0])];
    velocity[component] = value;
    return { ...input, initial: { ...input.initial, velocity } };
  };
}

function withDamping(of: "linear" | "angular") {
  return (input: ScenarioInput, value: number): ScenarioInput => ({
    ...input,
    damping: { ...input.damping, [of]: value },
  });
}

export const SURFACE_SLIDERS: readonly SliderSpec[] = [
  {
    id: "restitution",
    ...strings.sliders.restitution,
    unit: "",
    min: 0,
    max: 1,
    step: 0.05,
    of: ({ contact }) => contact.restitution,
    into: withContact("restitution"),
  },
  {
    id: "friction",
    ...strings.sliders.friction,
    unit: "",
    min: 0,
    max: 1.5,
    step: 0.05,
    of: ({ contact }) => contact.friction,
    into: withContact("friction"),
  },
];

export const THROW_SLIDERS: readonly SliderSpec[] = [
  ...SURFACE_SLIDERS,
  {
    id: "launch",
    ...strings.sliders.launch,
    unit: "m/s",
    min: 0,
    max: 8,
    step: 0.1,
    of: ({ initial }) => initial.velocity[0],
    into: withVelocity(0),
  },
  {
    id: "lift",
    ...strings.sliders.lift,
    unit: "m/s",
    min: 0,
    max: 6,
    step: 0.1,
    of: ({ initial }) => initial.velocity[1],
    into: withVelocity(1),
  },
  {
    id: "decay",
    ...strings.sliders.decay,
    unit: "",
    min: 0.98,
    max: 1,
    step: 0.001,
    of: ({ damping }) => damping.linear,
    into: withDamping("linear"),
  },
  {
    id: "spinDecay",
    ...strings.sliders.spinDecay,
    unit: "",
    min: 0.9,
    max: 1,
    step: 0.005,
    of: ({ damping }) => damping.angular,
    into: withDamping("angular"),
  },
];
