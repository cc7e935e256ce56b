import { clearMessage, clearMessages, goToMessages } from "./messages";
import { allowAgain, sendOnce } from "./sending";
import { sendWithProgress } from "./upload";

/**
 * Closes an open menu on Escape, on a click elsewhere and on a click on one of its links. Without
 * script, the menu's own button closes it.
 */
function closeMenus(event: Event): void {
  const { key } = event as KeyboardEvent;
  const target = event.target as Element;
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(".top-bar details[open]")) {
    if (key ? key !== "Escape" : menu.contains(target) && !target.closest("a")) continue;
    if (key) menu.querySelector("summary")?.focus();
    menu.open = false;
  }
}

/** The script for every screen, with or without the framework. Every page also works without it. */
export function enhance(): void {
  document.addEventListener("click", closeMenus);
  document.addEventListener("keydown", closeMenus);
  document.addEventListener("click", clearMessage);
  document.addEventListener("animationend", clearMessage);
  document.addEventListener("keydown", goToMessages);
  document.addEventListener("submit", sendWithProgress);
  document.addEventListener("submit", sendOnce);
  addEventListener("pagehide", clearMessages);
  addEventListener("pageshow", allowAgain);
}
