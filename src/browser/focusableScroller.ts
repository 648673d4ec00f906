/** Whoever has only keys must be able to get hold of what scrolls sideways; what does not is no stop for them. */
export function makeFocusableIfWide(scroller: Element): void {
  if (scroller.scrollWidth > scroller.clientWidth) scroller.setAttribute("tabindex", "0");
  else scroller.removeAttribute("tabindex");
}
