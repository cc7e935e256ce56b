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
    const undo = markBusy(form, event.submitter);
    sent.set(form, undo);
    setTimeout(() => {
      undo();
      sent.delete(form);
    }, PATIENCE_MS);
  });
}

/**
 * Says on the button that was pressed that its form is under way, or on the form's last one where
 * that has no words for it. @returns what undoes it.
 */
export function markBusy(form: HTMLFormElement, pressed?: HTMLElement | null): () => void {
  const button = pressed?.dataset.busy
    ? pressed
    : [...form.querySelectorAll<HTMLElement>("[data-busy]")].pop();
  if (!button) return () => {};
  const words = button.textContent;
  button.textContent = button.dataset.busy ?? words;
  button.ariaBusy = "true";
  return () => {
    button.textContent = words;
    button.ariaBusy = null;
  };
}

/** A page that comes back out of the browser's memory can send its forms again. */
export function allowAgain(): void {
  for (const undo of sent.values()) undo();
  sent.clear();
}
