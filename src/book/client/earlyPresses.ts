const ANSWERS_ALREADY = "[data-term], [data-do], .island-trouble *";
const ISLAND = "[data-island]:not([data-hydrated])";

type Hydrate = (island: HTMLElement) => Promise<void>;

/** A press on a figure that is not hydrated yet hydrates it, and is repeated once it listens; of several, only the last. */
export function repeatEarlyPresses(hydrate: Hydrate): void {
  const lastPressed = new WeakMap<HTMLElement, HTMLElement>();
  const hold = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const control = target?.closest<HTMLElement>("button, input[type=checkbox]");
    const island = control?.closest<HTMLElement>(ISLAND);
    if (!control || !island || control.matches(ANSWERS_ALREADY)) return;
    // React may be about to take over the control.
    event.preventDefault();
    event.stopImmediatePropagation();
    const isFirst = !lastPressed.has(island);
    lastPressed.set(island, control);
    if (isFirst) hydrate(island).then(() => repeat(island));
  };
  const repeat = (island: HTMLElement) => {
    const control = lastPressed.get(island);
    lastPressed.delete(island);
    if (island.dataset.hydrated !== undefined) control?.click();
  };
  document.addEventListener("click", hold, { capture: true });
}

/** A press on a term before what explains terms has come. @returns to be called when it has: it is done then */
export function repeatEarlyTermPress(): () => void {
  let pressed: HTMLElement | null = null;
  const note = ({ target }: MouseEvent) => {
    pressed = target instanceof Element ? target.closest<HTMLElement>("[data-term]") : null;
  };
  document.addEventListener("click", note);
  return () => {
    document.removeEventListener("click", note);
    pressed?.click();
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELD = "input:not([type=checkbox], [type=radio], [type=file]), textarea, select";

/** Likewise what is typed or chosen: React leaves it in the field, and takes the field to hold what the page came with. */
export function repeatEarlyTyping(hydrate: Hydrate): void {
  /** Whether the reader has left the field or pressed Enter. */
  const typed = new WeakMap<HTMLElement, Map<Field, boolean>>();
  const note = ({ target, type }: Event) => {
    const field = target instanceof Element && target.matches(FIELD) ? (target as Field) : null;
    const island = field?.closest<HTMLElement>(ISLAND);
    if (!field || !island) return;
    const fields = typed.get(island) ?? new Map<Field, boolean>();
    fields.set(field, type === "change");
    if (typed.has(island)) return;
    typed.set(island, fields);
    hydrate(island).then(() => {
      typed.delete(island);
      if (island.dataset.hydrated === undefined) return;
      for (const [each, isDone] of fields) retype(each, isDone);
    });
  };
  for (const type of ["input", "change"]) document.addEventListener(type, note, { capture: true });
}

function retype(field: Field, isDone: boolean): void {
  const { value } = field;
  // React compares with what was last set through the field's own property, which it has replaced.
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  if (isDone) field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
}
