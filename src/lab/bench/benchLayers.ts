import { arrowLayer, FREE_BODY_LAYERS } from "../../chapters/shared/freeBody";
import { strings } from "../strings/en";

export const BENCH_LAYERS = [...FREE_BODY_LAYERS, { ...arrowLayer("torque", strings.load), id: "load" }];
