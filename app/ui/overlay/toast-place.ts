/** The elements that toasts must not cover; if that leaves no place, at least the buttons. */
const CONTROLS = ["a, input, select, textarea, summary, button", ".btn"];
const GAP = 6;

/**
 * Places the toasts where they cover no visible control, as near as possible to the edge set by the
 * style sheet: the upper one on phones, the lower one on wide screens. They then scroll with the
 * page, so that no control moves below them.
 */
export function placeToasts(): void {
  const region = document.querySelector<HTMLElement>(".toasts");
  if (!region) return;
  region.style.cssText = "";
  const { top, left, height } = region.getBoundingClientRect();
  let free = top;
  const fits = CONTROLS.some((kind) => {
    free = top;
    const boxes = [...document.querySelectorAll(`:is(main, aside, footer) :is(${kind})`)].map(
      (control) => control.getBoundingClientRect(),
    );
    const inTheWay = () =>
      boxes.find((box) => box.right > left && box.top < free + height && box.bottom > free);
    for (let box = inTheWay(); box; box = inTheWay())
      free = top > innerHeight / 2 ? box.top - GAP - height : box.bottom + GAP;
    return free >= 0 && free + height <= innerHeight;
  });
  // Without such a place they stay at the position from the style sheet.
  region.style.cssText = `--toasts: absolute; --toasts-top: ${(fits ? free : top) + scrollY}px`;
}
