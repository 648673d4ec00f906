import type { Layer } from "../../figures/simulation/spec";
import { TERMS } from "../../ui/glossary";
import { strings } from "./strings/en";

const words = strings.layers;

export const OMEGA_LAYER: Layer = {
  id: "omega",
  name: words.omega.name,
  label: <i>{TERMS.omega.symbol}</i>,
  term: "omega",
  shownAtFirst: true,
};

export const MOMENTUM_LAYER: Layer = {
  id: "momentum",
  name: words.momentum.name,
  label: <i>{TERMS.momentum.symbol}</i>,
  term: "momentum",
  shownAtFirst: true,
};

export const BODY_AXES_LAYER: Layer = { id: "axes", ...words.bodyAxes, shownAtFirst: false };
