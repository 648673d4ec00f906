import type { ScenarioInput } from "../../core/scenario/parseScenario";
import type { SliderSpec } from "../../figures/simulation/spec";

/** What the reader sets of a throw at planes. */
type Number3 = [number, number, number];

function withContact(field: "restitution" | "friction") {
  return (input: ScenarioInput, value: number): ScenarioInput => ({
    ...input,
    contact: { ...input.contact, [field]: value },
  });
}

function withVelocity(component: 0 | 1) {
  return (input: ScenarioInput, value: number): ScenarioInput => {
    const velocity: Number3 = [...(input.initial.velocity ?? [0, 0, 0])];
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
    name: "Restitution e",
    label: "restitution e",
    unit: "",
    min: 0,
    max: 1,
    step: 0.05,
    of: ({ contact }) => contact.restitution,
    into: withContact("restitution"),
  },
  {
    id: "friction",
    name: "Friction μ",
    label: "friction μ",
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
    name: "Launch velocity, forward",
    label: "launch, forward",
    unit: "m/s",
    min: 0,
    max: 8,
    step: 0.1,
    of: ({ initial }) => initial.velocity[0],
    into: withVelocity(0),
  },
  {
    id: "lift",
    name: "Launch velocity, upward",
    label: "launch, upward",
    unit: "m/s",
    min: 0,
    max: 6,
    step: 0.1,
    of: ({ initial }) => initial.velocity[1],
    into: withVelocity(1),
  },
  {
    id: "decay",
    name: "Decay of the velocity, factor per frame",
    label: "decay of v",
    unit: "",
    min: 0.98,
    max: 1,
    step: 0.001,
    of: ({ damping }) => damping.linear,
    into: withDamping("linear"),
  },
  {
    id: "spinDecay",
    name: "Decay of the spin, factor per frame",
    label: "decay of ω",
    unit: "",
    min: 0.9,
    max: 1,
    step: 0.005,
    of: ({ damping }) => damping.angular,
    into: withDamping("angular"),
  },
];
