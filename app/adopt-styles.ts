/**
 * Puts links where the server put style sheets into the page, as the framework expects the head to
 * be, and keeps the styles for as long as the page lives. The links fetch nothing, but in browsers
 * that can't keep styles so.
 */
export function adoptStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>("style[data-href]")) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    if (document.adoptedStyleSheets) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style.textContent ?? "");
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      link.disabled = true;
    }
    link.href = style.dataset.href ?? "";
    style.replaceWith(link);
  }
}
