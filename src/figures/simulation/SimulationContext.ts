import { createContext, type RefObject, useContext } from "react";
import type { HeldBody } from "./hold/HeldBody";
import type { SimulationSpec } from "./spec";
import type { Simulation } from "./useSimulation";

export interface SimulationFigureContext extends Simulation {
  readonly id: string;
  readonly spec: SimulationSpec;
  readonly held: HeldBody;
  /** null while the inspector is closed or the figure plays */
  readonly stageKeys: RefObject<((stages: number) => void) | null>;
}

export const SimulationContext = createContext<SimulationFigureContext | null>(null);

export function useSimulationFigure(): SimulationFigureContext {
  const context = useContext(SimulationContext);
  if (!context) throw new Error("a part of a figure of lanes outside of one");
  return context;
}
