import { type ReactNode, useSyncExternalStore } from "react";
import { shareCome } from "../../engines/download";
import { ENGINES, type EngineId } from "../../engines/registry";
import { decimals } from "../../format/numbers";
import { sizeText } from "./engineText";
import { ALL_AWAY, type EngineStatus, type Statuses, shelf } from "./shelf";
import { strings } from "./strings";

const words = strings.shelf;

/** Where all engines are, now and after every change. */
export function useStatuses(): Statuses {
  return useSyncExternalStore(
    shelf.subscribe,
    () => shelf.statuses,
    () => ALL_AWAY,
  );
}

/** Where an engine is; a rule of this book is always here. */
export function useEngineStatus(id: EngineId | null): EngineStatus {
  const statuses = useStatuses();
  return id === null ? { kind: "here" } : statuses[id];
}

/** Fetches an engine when it is pressed, and says how that goes. */
export function EngineButton({ id }: { readonly id: EngineId }): ReactNode {
  const status = useEngineStatus(id);
  const { name } = ENGINES[id];
  const isComing = status.kind === "coming";
  return (
    <div className="engine-button">
      {status.kind === "here" ? null : (
        <button
          type="button"
          className="button-plain button-outlined"
          onClick={() => (isComing ? shelf.cancel(id) : shelf.fetch(id))}
        >
          {buttonText(id, status)}
        </button>
      )}
      {isComing ? (
        <progress
          aria-label={words.progress(name)}
          max={1}
          {...(shareCome(id, status.bytes) !== null && { value: shareCome(id, status.bytes) ?? 0 })}
        />
      ) : null}
      <p className="entrant-text" role="status">
        {statusText(id, status)}
      </p>
    </div>
  );
}

function buttonText(id: EngineId, { kind }: EngineStatus): string {
  const { name } = ENGINES[id];
  if (kind === "coming") return words.stop;
  return (kind === "failed" ? words.again : words.load)(name, sizeText(id));
}

/** In words; the share goes in tenths, so that a screen reader is not told every kilobyte. */
function statusText(id: EngineId, status: EngineStatus): string {
  const { name } = ENGINES[id];
  if (status.kind === "away") return "";
  if (status.kind === "here") return words.here(name);
  if (status.kind === "failed") return words.failed[status.reason](name);
  const share = shareCome(id, status.bytes);
  return words.coming(name, share === null ? "" : `${decimals(10 * Math.floor(10 * share), 0)} %`);
}
