import { massProperties } from "../../core/bodies/massProperties";
import { principal } from "../../core/bodies/principal";
import type { Mat3 } from "../../core/math/mat3";
import { ScenarioError } from "../../core/scenario/errors";
import { strictJson } from "../../core/scenario/json";
import { parseScenario } from "../../core/scenario/parseScenario";
import { PRESETS, saidBy } from "../../logs/presets";
import type { ConventionOptions } from "../../logs/readConventions";
import { benchBody } from "../bench/benchBody";
import { inFieldNames } from "../form/refusal";
import { readNumber } from "../numbers/expression";
import { readTensor } from "../tensor/read";
import { inBodyAxes, TensorError } from "../tensor/reading";
import type { Chosen } from "./chosen";
import type { Job, LogSource } from "./messages";
import { strings } from "./strings/en";

interface Trouble {
  readonly trouble: string;
}

export function jobOf(source: LogSource, chosen: Chosen, isExamined: boolean): Job | Trouble {
  const options = optionsOf(chosen);
  if ("trouble" in options) return options;
  const inertia = isExamined ? inertiaOf(chosen) : null;
  return inertia !== null && typeof inertia === "object" && "trouble" in inertia
    ? inertia
    : { source, inertia, options, isExamined };
}

function optionsOf({
  preset,
  order,
  omega,
  unit,
  direction,
  rate,
  body,
  meanings,
}: Chosen): ConventionOptions | Trouble {
  const byPreset = preset === null ? {} : saidBy(PRESETS[preset]);
  const said = {
    ...byPreset,
    ...(order && { order }),
    ...(omega && { omega }),
    ...(unit && { unit }),
    ...(direction && { direction }),
  };
  const common = { said, ...(body !== null && { body }), ...(meanings && { meanings }) };
  if (rate.trim() === "") return common;
  const reading = readNumber(rate, "number");
  if ("problem" in reading) return { trouble: reading.problem };
  return reading.value > 0 ? { ...common, rate: reading.value } : { trouble: strings.choices.rateWrong };
}

function inertiaOf({ tensor, pasted }: Chosen): Job["inertia"] | Trouble {
  switch (tensor) {
    case "found":
      return null;
    case "sample":
      return "sample";
    case "bench":
      return benchBody();
    case "pasted":
      return pastedTensor(pasted);
  }
}

const parseXml = (xml: string) => new DOMParser().parseFromString(xml, "application/xml");

function pastedTensor(text: string): Mat3 | Trouble {
  try {
    const given = scenarioBody(text);
    const inertia = given === null ? inBodyAxes(readTensor(text, parseXml)) : inertiaOfBody(given);
    return principal(inertia).moments[0] > 0 ? inertia : { trouble: strings.choices.notPositive };
  } catch (error) {
    if (error instanceof TensorError) return { trouble: error.message };
    if (error instanceof ScenarioError) return { trouble: inFieldNames(error) };
    throw error;
  }
}

function scenarioBody(text: string): unknown {
  try {
    const value = strictJson(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

function inertiaOfBody(body: unknown): Mat3 {
  const scenario = {
    body,
    initial: { angularVelocity: [0, 0, 0] },
    dt: 1,
    frames: 0,
    lanes: [{ angular: "none" }],
  };
  return massProperties(parseScenario(scenario).body).inertia_B;
}
