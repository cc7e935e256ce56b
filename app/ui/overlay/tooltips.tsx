import { useEffect, useRef } from "react";

const DELAY_MS = 700;
/** Moving to another control within this time shows its tooltip at once. */
const SKIP_MS = 300;
const GAP_PX = 8;

/**
 * One tooltip for the whole page: it shows the `title` of the element under the pointer or with the
 * focus. Without script the browser shows its own tooltip.
 */
export function Tooltips() {
  const tip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = tip.current;
    return box ? listen(box) : undefined;
  }, []);
  return <div ref={tip} className="tooltip" role="tooltip" hidden />;
}

function listen(box: HTMLElement): () => void {
  let over: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiddenAt = Number.NEGATIVE_INFINITY;

  const show = () => {
    if (!over?.isConnected) return;
    box.textContent = over.dataset.title ?? "";
    box.hidden = false;
    const at = over.getBoundingClientRect();
    const left = at.left + at.width / 2 - box.offsetWidth / 2;
    const above = at.top - box.offsetHeight - GAP_PX;
    box.style.left = `${Math.max(GAP_PX, Math.min(left, innerWidth - box.offsetWidth - GAP_PX))}px`;
    box.style.top = `${above < GAP_PX ? at.bottom + GAP_PX : above}px`;
  };
  const leave = () => {
    clearTimeout(timer);
    if (!box.hidden) hiddenAt = performance.now();
    box.hidden = true;
    // Restored for screen readers.
    if (over?.dataset.title) over.title = over.dataset.title;
    over = undefined;
  };
  const enter = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    const titled = target?.closest<HTMLElement>("[title]");
    if (over && (titled === over || over.contains(target))) return;
    leave();
    if (!titled?.title) return;
    // A click also sets the focus, but needs no tooltip.
    if (event.type === "focusin" && !titled.matches(":focus-visible")) return;
    over = titled;
    // Otherwise the browser would also show its own tooltip.
    titled.dataset.title = titled.title;
    titled.removeAttribute("title");
    timer = setTimeout(show, performance.now() - hiddenAt < SKIP_MS ? 0 : DELAY_MS);
  };
  const onKey = (event: KeyboardEvent) => event.key === "Escape" && leave();

  // The controller also serves as the options object, since it has the required `signal`.
  const end = new AbortController();
  document.addEventListener("pointerover", enter, end);
  document.addEventListener("focusin", enter, end);
  document.addEventListener("pointerdown", leave, end);
  document.addEventListener("keydown", onKey, end);
  return () => {
    leave();
    end.abort();
  };
}
