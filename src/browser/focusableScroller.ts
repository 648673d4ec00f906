/**
 * Gives an element that scrolls sideways `tabindex=0`, so that it can be scrolled by keyboard, and takes it from one that does
 * not.
 */
export function makeFocusableIfWide(scroller: Element): void {
  if (scroller.scrollWidth > scroller.clientWidth) scroller.setAttribute("tabindex", "0");
  else scroller.removeAttribute("tabindex");
}
