/**
 * Puts links in the head in place of the style sheets that the server inlined, because the
 * framework expects links there. The inlined styles stay as long as the page lives; the links fetch
 * nothing. The styles move to the end of the head, which the framework does not touch: the links of
 * later screens come after them, so that styles.css still sets the layer order.
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
