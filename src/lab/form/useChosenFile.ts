import { type ChangeEvent, type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef } from "react";

interface ChosenFile {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly onClick: (event: MouseEvent<HTMLInputElement>) => void;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** What a file input needs to hand on the file that is chosen, one chosen before the page's program had come among them. */
export function useChosenFile(onChoose: (file: File) => void): ChosenFile {
  const ref = useRef<HTMLInputElement>(null);
  const take = useEffectEvent(() => {
    const file = ref.current?.files?.[0];
    if (file) onChoose(file);
  });
  useEffect(() => take(), []);
  return {
    ref,
    // A browser dispatches no event when the same file is chosen again: without this, a rewritten file could not be read.
    onClick: ({ currentTarget }) => {
      currentTarget.value = "";
    },
    onChange: ({ target }) => {
      const file = target.files?.[0];
      if (file) onChoose(file);
    },
  };
}
