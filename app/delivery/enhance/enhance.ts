import { closeMenus } from "./menus";
import { clearMessage, clearMessages, goToMessages } from "./messages";
import { allowAgain, sendOnce } from "./sending";
import { sendWithProgress } from "./upload";

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
