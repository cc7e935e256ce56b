import type { OnLost } from "./retry";
import { showToast } from "./ui/toast";

interface Sent {
  form: HTMLFormElement;
  button: HTMLElement | null;
  words: DOMStringMap;
}

/** The forms of this page by what they sent, to find again the one whose call was lost. */
const sent = new Map<string, Sent>();

/** Half a second in most browsers: by then the framework has drawn the page as it was. */
const FRAMES = 30;

/** Listens to `submit` before the framework changes the form. */
export function remember({ target, submitter }: SubmitEvent): void {
  const form = target as HTMLFormElement;
  const fields = new FormData(form, submitter);
  // By the time that it is lost, the button may stand for the opposite.
  const words = { ...form.dataset, ...submitter?.dataset };
  sent.set(form.action + new URLSearchParams(fields as never), { form, button: submitter, words });
}

/**
 * Says in the words of its form, or of the button in it, what was not done (`data-failure`, and
 * `data-failure-title` where it is not "Error"), and offers to do it again. What has no such words
 * speaks for itself.
 */
export const sayLost: OnLost = (action, body) => {
  const found = sent.get(action + body);
  if (!found) return;
  const { form, button, words } = found;
  keepFocus(button, FRAMES);
  showToast({
    title: words.failureTitle ?? "Error",
    body: words.failure,
    tone: "error",
    again() {
      button?.focus({ preventScroll: true });
      form.requestSubmit(button);
    },
  });
};

/** A button that was shut or hidden while its call was under way has lost the keyboard's place. */
function keepFocus(button: HTMLElement | null, frames: number): void {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
  if (frames > 0) requestAnimationFrame(() => keepFocus(button, frames - 1));
}
