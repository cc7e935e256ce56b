import { keepDigits, openForms } from "./digits";
import { closeMenus } from "./menus";
import { allowAgain, sendOnce } from "./sending";
import { reloadWhenOver } from "./time-over";

/** What script adds to every screen, with the framework or without it. Nothing depends on it. */
export function enhance(): void {
  document.addEventListener("click", closeMenus);
  document.addEventListener("keydown", closeMenus);
  document.addEventListener("input", keepDigits);
  document.addEventListener("submit", sendOnce);
  window.addEventListener("pageshow", () => {
    allowAgain();
    openForms();
  });
  openForms();
  reloadWhenOver();
}
