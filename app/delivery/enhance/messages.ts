import { placeToasts } from "../../ui/overlay/toast-place";
import * as texts from "../../words/en/ui";
import type { Unsent } from "./without-line";

/** Takes a message away that was closed, or whose time is over: those after it move up. */
export function clearMessage({ type, target }: Event): void {
  const left = type === "click" ? ".toast button *, .toast button" : ".toast";
  if (!(target as Element).matches(left)) return;
  const message = (target as Element).closest<HTMLElement>(".toast");
  if (message) message.hidden = true;
}

/** A page that comes back out of the browser's memory has no old news. */
export function clearMessages(): void {
  for (const message of document.querySelectorAll<HTMLElement>(".toast")) message.hidden = true;
}

/** Alt+T: the keyboard goes to the messages. */
export function goToMessages({ altKey, code }: KeyboardEvent): void {
  if (altKey && code === "KeyT") document.querySelector<HTMLElement>(".toasts")?.focus();
}

/** Without the framework: shows a message that only script can know of. */
export function showMessage({ title, body, again }: Unsent): void {
  const message = document.createElement("div");
  message.className = "toast toast-error";
  message.innerHTML = `<div><p class="toast-title"></p><p></p><button type="button" class="btn btn-second">${texts.tryAgain}</button></div><button type="button" class="icon-btn">✕</button>`;
  const [heading, words] = message.querySelectorAll("p");
  const [retry, close] = message.querySelectorAll("button");
  if (!heading || !words || !retry || !close) return;
  heading.textContent = title;
  words.textContent = body;
  retry.onclick = again;
  close.ariaLabel = texts.closeMessage(title);
  document.querySelector(".toasts > div")?.replaceChildren(message);
  placeToasts();
}

/** Without the framework: messages that came with the page can be closed from here on. */
export function letMessagesClose(): void {
  for (const button of document.querySelectorAll<HTMLElement>(".toast button")) {
    button.hidden = false;
  }
}
