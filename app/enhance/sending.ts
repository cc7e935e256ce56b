/** A press after this long is taken again: the visitor may have stopped the page by hand. */
const PATIENCE_MS = 30_000;

const sent = new Map<HTMLFormElement, () => void>();

/** While a posted form is under way its button says so (`data-busy`), and a second press does nothing. */
export function sendOnce(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (sent.has(form)) event.preventDefault();
  if (event.defaultPrevented || form.method !== "post") return;
  // Later: the framework may be about to send this form by itself, and says so by then.
  setTimeout(() => {
    if (event.defaultPrevented) return;
    const undo = markBusy(form);
    sent.set(form, undo);
    setTimeout(() => {
      undo();
      sent.delete(form);
    }, PATIENCE_MS);
  });
}

/** Says on a form's button that it is under way. @returns what undoes it. */
export function markBusy(form: HTMLFormElement): () => void {
  const button = form.querySelector<HTMLButtonElement>("[data-busy]");
  if (!button) return () => {};
  const words = button.textContent;
  button.textContent = button.dataset.busy ?? words;
  return () => {
    button.textContent = words;
  };
}

/** A page that comes back out of the browser's memory can send its forms again. */
export function allowAgain(): void {
  for (const undo of sent.values()) undo();
  sent.clear();
}
