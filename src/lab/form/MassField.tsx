import type { ReactNode } from "react";
import { strings } from "../strings/en";
import { NumberField } from "./fields";

interface MassFieldProps {
  readonly mass: number;
  readonly onChange: (mass: number) => string | null;
}

export function MassField({ mass, onChange }: MassFieldProps): ReactNode {
  return <NumberField label={strings.body.mass} measure="mass" value={mass} onChange={onChange} />;
}
