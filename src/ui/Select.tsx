import type { CSSProperties, ReactNode } from "react";
import { widthOf } from "../language/strings/en";
import { useHydrated } from "./useHydrated";

interface SelectProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly onChange: (value: T) => void;
  readonly className?: string;
  readonly hideLabel?: boolean;
}

/** As wide as the longest option, so that choosing moves nothing. */
export function Select<T extends string>({
  label,
  value,
  options,
  onChange,
  className,
  hideLabel,
}: SelectProps<T>): ReactNode {
  const letters = Math.max(...options.map(({ text }) => widthOf(text)));
  const attributes = {
    className: `select ${className ?? ""}`,
    style: { "--letters": letters } as CSSProperties,
  };
  const name = <span className={hideLabel ? "visually-hidden" : "control-name"}>{label}</span>;
  if (!useHydrated()) {
    const chosen = options.find((option) => option.value === value);
    return (
      <span {...attributes}>
        {name} <span className="select-value">{chosen?.text}</span>
      </span>
    );
  }
  return (
    <label {...attributes}>
      {name}{" "}
      <select className="select-value" value={value} onChange={(event) => onChange(event.target.value as T)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  );
}
