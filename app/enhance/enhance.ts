import { closeMenus } from "./menus";
import { allowAgain, sendOnce } from "./sending";
import { sendWithProgress } from "./upload";

/** What script adds to every screen, with the framework or without it. Nothing depends on it. */
export function enhance(): void {
  document.addEventListener("click", closeMenus);
  document.addEventListener("keydown", closeMenus);
  document.addEventListener("submit", sendWithProgress);
  document.addEventListener("submit", sendOnce);
  window.addEventListener("pageshow", allowAgain);
}
