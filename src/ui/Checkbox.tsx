import type { ReactNode } from "react";
import type { SwitchProps } from "./Switch";

interface CheckboxProps extends SwitchProps {
  readonly term?: string;
  readonly children: ReactNode;
}

/** `children` is its visible name, `label` its accessible one. */
export function Checkbox({ label, checked, onChange, term, children }: CheckboxProps): ReactNode {
  return (
    <label className={`checkbox ${term ? `term-${term}` : ""}`} data-term={term}>
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span aria-hidden="true">{children}</span>
    </label>
  );
}
