import type { ReactNode } from "react";
import type { AngularId } from "../../core/dynamics/ids";
import { strings } from "./strings/en";

const words = strings.registry.links;

/** Where each rule is derived, from this chapter's page; the exact solution is a reference, and derived nowhere. */
const DERIVATIONS: Readonly<Record<Exclude<AngularId, "exact">, string>> = {
  none: "../stepping-euler-equation/#leaving-the-term-out",
  explicit: "../stepping-euler-equation/#the-explicit-step-gains-energy",
  "implicit-world": "../stepping-euler-equation/#the-implicit-step-loses-it",
  "implicit-body": "../stepping-euler-equation/#the-implicit-step-loses-it",
  "implicit-converged": "../stepping-euler-equation/#the-implicit-step-loses-it",
  "linearly-implicit": "#linearly-implicit-step",
  "rescaled-momentum": "#the-slow-march-to-the-separatrix",
  momentum: "../stepping-euler-equation/#keeping-the-momentum-instead",
  midpoint: "#energy-and-momentum-kept",
  splitting: "#splitting",
  "splitting-4": "#splitting",
  augmented: "#order-is-not-enough",
  rk4: "../state-and-momentum/#runge-kutta",
  "rk4-body": "../state-and-momentum/#runge-kutta",
};

/** From a rule to a run of it, to its derivation, and to its lines of code with their values. */
export function RuleLinks({ rule }: { readonly rule: AngularId }): ReactNode {
  if (rule === "exact") return null;
  return (
    <span className="rule-links">
      <a href={`?figure=long-runs&v=1&a=${rule}&b=splitting&frame=0&play=true#long-runs`}>{words.run}</a>
      <a href={DERIVATIONS[rule]}>{words.derivation}</a>
      <a
        href={`../stepping-euler-equation/?figure=frame&v=1&a=${rule}&scenario=racketCrooked&frame=0&stage=first#frame`}
      >
        {words.code}
      </a>
    </span>
  );
}
