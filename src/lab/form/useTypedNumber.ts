import { useEffect, useRef, useState } from "react";
import { readNumber } from "../numbers/expression";
import { shownNumber } from "../numbers/numberText";
import type { Measure } from "../numbers/units";

interface TypedNumber {
  readonly measure: Measure;
  readonly value: number;
  /** Takes the number, or says in a sentence why it cannot be had. */
  readonly onChange: (value: number) => string | null;
}

/** What stands in a field of a number: what a person typed, as long as the number is its value. */
export function useTypedNumber({ measure, value, onChange }: TypedNumber) {
  const [text, setText] = useState(() => shownNumber(value, measure));
  const [problem, setProblem] = useState("");
  const typed = useRef(value);
  useEffect(() => {
    if (Object.is(typed.current, value)) return;
    typed.current = value;
    setText(shownNumber(value, measure));
    setProblem("");
  }, [value, measure]);
  const take = () => {
    const reading = readNumber(text, measure);
    if ("problem" in reading) {
      setProblem(reading.problem);
      return;
    }
    if (Object.is(reading.value, typed.current)) {
      setProblem("");
      return;
    }
    const before = typed.current;
    typed.current = reading.value;
    const refused = onChange(reading.value);
    if (refused !== null) typed.current = before;
    setProblem(refused ?? "");
  };
  return { text, setText, problem, take };
}
