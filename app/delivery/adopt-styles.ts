/**
 * Puts links where the server put style sheets into the page, as the framework expects the head to
 * be, and keeps the styles for as long as the page lives. The links fetch nothing. The styles go to
 * the end of the head, which the framework leaves alone: what a later screen links comes after them,
 * so that the order of their layers stays the root's.
 */
export function adoptStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>("style[data-href]")) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.disabled = true;
    link.href = style.dataset.href ?? "";
    delete style.dataset.href;
    style.replaceWith(link);
    document.head.appendChild(style);
  }
}
