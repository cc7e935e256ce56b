const CONTROLS = ":is(main, aside, footer) :is(a, button, input, select, textarea, summary)";
const GAP = 6;

/**
 * Puts the toasts where they cover no visible control, as near as possible to the edge where the style
 * sheet has them: the upper one on phones, the lower one on wide screens. There they scroll with the
 * page, so that no control moves under them.
 */
export function placeToasts(): void {
  const region = document.querySelector<HTMLElement>(".toasts");
  if (!region) return;
  region.removeAttribute("style");
  const { top, left, height } = region.getBoundingClientRect();
  let free = top;
  const upward = top > innerHeight / 2;
  const boxes = [...document.querySelectorAll(CONTROLS)].map((control) =>
    control.getBoundingClientRect(),
  );
  for (const box of boxes.sort((one, other) =>
    upward ? other.bottom - one.bottom : one.top - other.top,
  )) {
    if (box.right > left && box.top < free + height && box.bottom > free)
      free = upward ? box.top - GAP - height : box.bottom + GAP;
  }
  // Without such a place they stay where the style sheet has them.
  if (free < 0 || free + height > innerHeight) free = top;
  region.style.cssText = `--toasts: absolute; --toasts-top: ${free + scrollY}px`;
}
