import { type ReactNode, useSyncExternalStore } from "react";
import { shareReceived } from "../../engines/download";
import { ENGINES, type EngineId } from "../../engines/registry";
import { decimals } from "../../format/numbers";
import { PERCENT } from "../../language/strings/en";
import { ALL_IDLE, type EngineStatus, engineStore, type Statuses } from "./engineStore";
import { sizeText } from "./engineText";
import { strings } from "./strings/en";

const words = strings.engineStore;

export function useStatuses(): Statuses {
  return useSyncExternalStore(
    engineStore.subscribe,
    () => engineStore.statuses,
    () => ALL_IDLE,
  );
}

export function EngineButton({ id }: { readonly id: EngineId }): ReactNode {
  const status = useStatuses()[id];
  const { name } = ENGINES[id];
  const isLoading = status.kind === "loading";
  return (
    <div className="engine-button">
      {status.kind === "ready" ? null : (
        <button
          type="button"
          className="button-plain button-outlined"
          onClick={() => (isLoading ? engineStore.cancel(id) : engineStore.fetch(id))}
        >
          {buttonText(id, status)}
        </button>
      )}
      {isLoading ? (
        <progress
          aria-label={words.progress(name)}
          max={1}
          value={shareReceived(id, status.bytes) ?? undefined}
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
  if (kind === "loading") return words.stop;
  return (kind === "failed" ? words.again : words.load)(name, sizeText(id));
}

/** To tenths, so that a screen reader does not announce every kilobyte. */
export function statusText(id: EngineId, status: EngineStatus): string {
  const { name } = ENGINES[id];
  if (status.kind === "idle") return "";
  if (status.kind === "ready") return words.ready(name);
  if (status.kind === "failed") return words.failed[status.reason](name);
  const share = shareReceived(id, status.bytes);
  return words.loading(name, share === null ? "" : `${decimals(10 * Math.floor(10 * share), 0)}${PERCENT}`);
}
