/** `tabindex=0` while the element scrolls sideways, so that keys can scroll it; none while it does not. */
export function makeFocusableIfWide(scroller: Element): void {
  if (scroller.scrollWidth > scroller.clientWidth) scroller.setAttribute("tabindex", "0");
  else scroller.removeAttribute("tabindex");
}
