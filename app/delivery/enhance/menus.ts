/**
 * Closes an open menu on Escape, on a click elsewhere and on a click on one of its links. Without
 * script its own button closes it.
 */
export function closeMenus(event: Event): void {
  const target = event.target as Element;
  for (const menu of document.querySelectorAll<HTMLElement>(".top-bar details[open]")) {
    if (event instanceof KeyboardEvent) {
      if (event.key !== "Escape") continue;
      menu.querySelector("summary")?.focus();
    } else if (menu.contains(target) && !target.closest("a")) continue;
    menu.removeAttribute("open");
  }
}
