/** Takes a message away that was closed, or whose time is over: those after it move up. */
export function clearMessage({ type, target }: Event): void {
  const left = type === "click" ? ".toast button *, .toast button" : ".toast";
  if (!(target as Element).matches(left)) return;
  const message = (target as Element).closest<HTMLElement>(".toast");
  if (message) message.hidden = true;
}

/** Alt+T: the keyboard goes to the messages. */
export function goToMessages({ altKey, code }: KeyboardEvent): void {
  if (altKey && code === "KeyT") document.querySelector<HTMLElement>(".toasts")?.focus();
}

/** Without the framework: messages that came with the page can be closed from here on. */
export function letMessagesClose(): void {
  for (const button of document.querySelectorAll<HTMLElement>(".toast button")) {
    button.hidden = false;
  }
}
