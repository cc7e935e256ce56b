const CONTROLS = ":is(main, aside, footer) :is(a, button, input, select, textarea, summary)";
const GAP = 6;

/**
 * Puts the messages where they lie over no control that is in sight, as near to the upper edge as can
 * be. There they stand in the page, so that scrolling brings none under them. The style sheet heeds
 * it on phones.
 */
export function placeToasts(): void {
  const region = document.querySelector<HTMLElement>(".toasts");
  if (!region) return;
  region.removeAttribute("style");
  const { top, height } = region.getBoundingClientRect();
  let free = top;
  const boxes = [...document.querySelectorAll(CONTROLS)].map((control) =>
    control.getBoundingClientRect(),
  );
  for (const box of boxes.sort((one, other) => one.top - other.top)) {
    if (box.top < free + height && box.bottom > free) free = box.bottom + GAP;
  }
  // Where there is no such place, over the top of the page.
  if (free + height > innerHeight) free = top;
  region.style.cssText = `--toasts: absolute; --toasts-top: ${free + scrollY}px`;
}
