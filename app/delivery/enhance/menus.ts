/**
 * Escape, a press elsewhere and a link followed close an open menu. Without script its own button
 * does.
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
