/**
 * Closes an open menu on Escape, on a click elsewhere and on a click on one of its links. Without
 * script, the menu's own button closes it.
 */
export function closeMenus(event: Event): void {
  const { key } = event as KeyboardEvent;
  const target = event.target as Element;
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(".top-bar details[open]")) {
    if (key ? key !== "Escape" : menu.contains(target) && !target.closest("a")) continue;
    if (key) menu.querySelector("summary")?.focus();
    menu.open = false;
  }
}
