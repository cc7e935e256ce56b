/** Escape and a press elsewhere close an open menu. Without script its own button does. */
export function closeMenus(event: Event): void {
  for (const menu of document.querySelectorAll<HTMLElement>(".top-bar details[open]")) {
    if (event instanceof KeyboardEvent) {
      if (event.key !== "Escape") continue;
      menu.querySelector("summary")?.focus();
    } else if (menu.contains(event.target as Node)) continue;
    menu.removeAttribute("open");
  }
}
