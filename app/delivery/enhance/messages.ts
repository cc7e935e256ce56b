import * as texts from "~app/words/frame/ui";
import { placeToasts } from "../../ui/overlay/toast-place";
import type { Unsent } from "./without-line";

/** Hides a toast that was closed or whose time is over. */
export function clearMessage({ type, target }: Event): void {
  const element = (target as Element).closest(type === "click" ? ".toast button" : ".toast");
  const message = element?.closest<HTMLElement>(".toast");
  if (message) message.hidden = true;
}

/** Removes old toasts from a page that the browser restores from its back-forward cache. */
export function clearMessages(): void {
  for (const message of document.querySelectorAll<HTMLElement>(".toast")) message.hidden = true;
}

/** Alt+T focuses the toasts. */
export function goToMessages({ altKey, code }: KeyboardEvent): void {
  if (altKey && code === "KeyT") document.querySelector<HTMLElement>(".toasts")?.focus();
}

type Parts = [HTMLElement, HTMLElement, HTMLElement, HTMLElement];

/** Without the framework: shows a toast from script. */
export function showMessage({ title, body, again }: Unsent): void {
  const region = document.querySelector(".toasts > div");
  if (!region) return;
  region.innerHTML = `<div class="toast toast-error"><div><p class="toast-title"></p><p></p><button class="btn btn-second">${texts.tryAgain}</button></div><button class="icon-btn">✕</button></div>`;
  const [heading, words, retry, close] = region.querySelectorAll(
    "p, button",
  ) as Iterable<Element> as Parts;
  heading.textContent = title;
  words.textContent = body;
  retry.onclick = again;
  close.ariaLabel = texts.closeMessage(title);
  placeToasts();
}

/** Without the framework: shows the close buttons of the toasts in the page. */
export function letMessagesClose(): void {
  for (const button of document.querySelectorAll<HTMLElement>(".toast button")) {
    button.hidden = false;
  }
}
