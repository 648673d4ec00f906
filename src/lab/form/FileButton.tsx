import { type ChangeEvent, type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react";

interface FileButtonProps {
  readonly label: string;
  readonly accept: string;
  readonly onChoose: (file: File) => void;
}

export function FileButton({ label, accept, onChoose }: FileButtonProps): ReactNode {
  const chosen = useChosenFile(onChoose);
  return (
    <label className="button-plain button-outlined file-button">
      {label}
      <input type="file" className="visually-hidden" accept={accept} {...chosen} />
    </label>
  );
}

/** A file may be chosen before the page's program has come. */
export function useChosenFile(onChoose: (file: File) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const take = useEffectEvent(() => {
    const file = ref.current?.files?.[0];
    if (file) onChoose(file);
  });
  useEffect(() => take(), []);
  return {
    ref,
    // A browser dispatches no event when the same file is chosen again: a rewritten file could not be read.
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      currentTarget.value = "";
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const file = target.files?.[0];
      if (file) onChoose(file);
    },
  };
}
