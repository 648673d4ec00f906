/*
 * The one way to write what changes from frame to frame into the page, outside React: a value that has not changed costs a
 * comparison, not an access to the document.
 */

const texts = new WeakMap<Element, string>();

/** Sets the text of an element; returns whether it has changed. */
export function setText(element: Element | null | undefined, text: string): boolean {
  if (!element || texts.get(element) === text) return false;
  texts.set(element, text);
  // A text node is kept: to replace it costs more.
  if (element.firstChild instanceof Text && element.childNodes.length === 1) element.firstChild.data = text;
  else element.textContent = text;
  return true;
}

type LiveStyle = "visibility" | "transform" | "left" | "width";

const styles = new WeakMap<HTMLElement, Partial<Record<LiveStyle, string>>>();

export function setStyle(element: HTMLElement, name: LiveStyle, value: string): void {
  const last = styles.get(element) ?? {};
  if (last[name] === value) return;
  styles.set(element, { ...last, [name]: value });
  element.style[name] = value;
}
