/** After this time the form can be sent again, because the visitor may have stopped the loading. */
const PATIENCE_MS = 30_000;

const undoByForm = new Map<HTMLFormElement, () => void>();

/**
 * While a form is being sent, its button says so (`data-busy`), and a second press does nothing.
 */
export function sendOnce(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (undoByForm.has(form)) event.preventDefault();
  if (event.defaultPrevented || form.method !== "post") return;
  // Later, because the framework may still cancel the event and send the form itself.
  setTimeout(() => {
    if (event.defaultPrevented) return;
    const undo = markBusy(form, event.submitter);
    undoByForm.set(form, undo);
    setTimeout(() => {
      undo();
      undoByForm.delete(form);
    }, PATIENCE_MS);
  });
}

/**
 * Shows on the pressed button that its form is being sent, or on the form's last button with
 * `data-busy` if the pressed one has none. @returns a function that undoes it.
 */
export function markBusy(form: HTMLFormElement, pressed?: HTMLElement | null): () => void {
  const button = pressed?.dataset.busy
    ? (pressed as HTMLButtonElement)
    : [...form.querySelectorAll<HTMLButtonElement>("[data-busy]")].pop();
  if (!button) return () => {};
  const words = button.textContent;
  button.textContent = button.dataset.busy ?? words;
  button.ariaBusy = "true";
  button.disabled = true;
  return () => {
    button.disabled = false;
    button.textContent = words;
    button.ariaBusy = null;
  };
}

/** Lets forms be sent again on a page that the browser restores from its back-forward cache. */
export function allowAgain(): void {
  for (const undo of undoByForm.values()) undo();
  undoByForm.clear();
}
