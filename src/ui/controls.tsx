import { type CSSProperties, type ReactNode, useSyncExternalStore } from "react";

interface SelectProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly onChange: (value: T) => void;
  readonly className?: string;
  readonly hideLabel?: boolean;
}

const neverChanges = () => () => {};

/**
 * Whether a figure has come alive. Until then a list stands there as the text that is chosen in it: browsers that offer to
 * fill in forms lay out whatever holds a list before the page is first seen, however far below.
 */
function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** A choice of one from a list, under its name, and as wide as its longest whichever is chosen. */
export function Select<T extends string>({
  label,
  value,
  options,
  onChange,
  className,
  hideLabel,
}: SelectProps<T>): ReactNode {
  const letters = Math.max(...options.map(({ text }) => text.length));
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

interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Something that is on or off, and acts at once. */
export function Switch({ label, checked, onChange }: SwitchProps): ReactNode {
  return (
    <button
      type="button"
      className="switch"
      role="switch"
      aria-checked={checked}
      onClick={() => onChange(!checked)}
    >
      <span className="switch-track" aria-hidden="true">
        <span className="switch-thumb" />
      </span>
      {label}
    </button>
  );
}

interface CheckboxProps extends SwitchProps {
  readonly term?: string;
  readonly children: ReactNode;
}

/** One of several things to show or not; `children` is its visible name, `label` its spoken one. */
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
