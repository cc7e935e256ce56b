import { startTransition } from "react";
import { showToast } from "../ui/overlay/toast";
import * as texts from "../words/en/delivery";
import type { OnPost } from "./retry";

interface Sent {
  form: HTMLFormElement;
  button: HTMLElement | null;
  words: DOMStringMap;
}

/** The forms of this page by what they sent, to find again the one whose call was lost. */
const sent = new Map<string, Sent>();

/** Each form's last call, by what tells of its end: one that a later call overtook says nothing. */
const newest = new WeakMap<HTMLFormElement, ReturnType<OnPost>>();

/** By then the framework has read that the call was lost, and draws the page as a transition. */
const READ_MS = 100;

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
 * Marks the pressed button as busy while its form's call is under way. Of a call that is lost it says,
 * in the words of the form or of the button in it, what was not done (`data-failure`, and
 * `data-failure-title` where it is not "Error"), and offers to do it again while the form is there. What
 * has no such words speaks for itself.
 */
export const follow: OnPost = (action, body) => {
  const found = sent.get(action + body);
  if (found?.button) found.button.ariaBusy = "true";
  const onEnd = (isLost: boolean) => {
    if (found?.button) found.button.ariaBusy = null;
    if (found && isLost && newest.get(found.form) === onEnd) sayWhenDrawn(found);
  };
  if (found) newest.set(found.form, onEnd);
  return onEnd;
};

/**
 * With the page as it was, not before: the message would be placed as if what is taken for done were
 * gone, and have its sign to close it where the button was, under the second tap of a finger.
 */
const sayWhenDrawn = (press: Sent) =>
  setTimeout(() => startTransition(() => sayLost(press)), READ_MS);

function sayLost(press: Sent): void {
  const { form, button, words } = press;
  keepFocus(button, FRAMES);
  const again = () => {
    // The page may have taken it away while the message stood.
    if (!form.isConnected) return sayLost(press);
    button?.focus({ preventScroll: true });
    form.requestSubmit(button);
  };
  showToast({
    title: words.failureTitle ?? texts.error,
    body: words.failure,
    tone: "error",
    again: form.isConnected ? again : undefined,
  });
}

/** A button that was shut or hidden while its call was under way has lost the keyboard's place. */
function keepFocus(button: HTMLElement | null, frames: number): void {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
  if (frames > 0) requestAnimationFrame(() => keepFocus(button, frames - 1));
}
