import { startTransition } from "react";
import { showToast } from "../ui/overlay/toast";
import * as texts from "../words/en/frame/delivery";
import type { OnPost } from "./retry";

interface Sent {
  form: HTMLFormElement;
  /** What it is about. */
  thing: string;
  /** What it does to it. */
  act: string;
  /** The page that it was pressed on. */
  about: string;
  button: HTMLButtonElement | null;
  /**
   * Where it sent what, beside what is typed: the same form may come to offer the opposite, or be about
   * another thing.
   */
  meant: string;
  words: DOMStringMap;
}

/** The forms of this page by what they sent, to find the one whose call was lost. */
const sent = new Map<string, Sent>();

/** The callback of the newest call about each thing: a call that a later one replaced shows no message. */
const newest = new Map<string, ReturnType<OnPost>>();

/**
 * The messages by act: each goes as soon as the same act's later call has ended, or another's about the
 * same thing was answered.
 */
const said = new Map<string, { thing: string; remove(): void }>();

/** The button that was pressed last: only this one has the focus again. */
let lastPressed: HTMLElement | null;

/** By then the framework has noticed that the call was lost, and renders the page as a transition. */
const READ_MS = 100;

/** Slow phones need up to a second until the button is enabled again. */
const WATCH_MS = 5_000;

/** Where to return to is left out: it is another page's, and means nothing else. */
const FIXED = "[type=hidden]:not([name=returnTo])";

function meaningOf(form: HTMLFormElement, button: HTMLButtonElement | null): string {
  const fields = [...form.querySelectorAll<HTMLInputElement>(FIXED)];
  return String([form.action, button?.value, ...fields.map(({ value }) => value)]);
}

/** Listens to `submit` before the framework changes the form. */
export function remember({ target, submitter }: SubmitEvent): void {
  const form = target as HTMLFormElement;
  const button = submitter as HTMLButtonElement | null;
  const fields = new FormData(form, button);
  // Copied now: when the call is lost, the button may already offer the opposite.
  const words = { ...form.dataset, ...button?.dataset };
  const thing = form.action + fields.get("id");
  const act = thing + fields.get("intent");
  const about = location.pathname;
  const press = { form, thing, act, about, button, meant: meaningOf(form, button), words };
  lastPressed = button;
  sent.set(form.action + new URLSearchParams(fields as never), press);
}

/**
 * Marks the pressed button as busy during its form's call. If the call is lost, a toast says what was
 * not done, in the words of the form or of the button (`data-failure`, and `data-failure-title` if it is
 * not "Error"), and offers to try again while that does the same. Without these the toast has a title only.
 */
export const follow: OnPost = (action, body) => {
  const found = sent.get(action + body);
  if (found?.button) found.button.ariaBusy = "true";
  const onEnd = (isLost: boolean) => {
    if (found?.button) found.button.ariaBusy = null;
    if (!found || newest.get(found.thing) !== onEnd) return;
    for (const [act, { thing, remove }] of said)
      if (act === found.act || (thing === found.thing && !isLost)) remove();
    if (isLost) sayWhenDrawn(found);
  };
  if (found) newest.set(found.thing, onEnd);
  return onEnd;
};

/**
 * With the page as it was, not before: the message would be placed as if what is taken for done were
 * gone, and have its sign to close it where the button was, under the second tap of a finger.
 */
const sayWhenDrawn = (press: Sent) =>
  setTimeout(() => startTransition(() => sayLost(press)), READ_MS);

function sayLost(press: Sent): void {
  const { form, thing, act, about, button, meant, words } = press;
  keepFocus(button);
  const canRepeat = () =>
    form.isConnected && (!button || button.form === form) && meaningOf(form, button) === meant;
  const again = () => {
    // The page may have changed meanwhile.
    if (!canRepeat()) return sayLost(press);
    button?.focus({ preventScroll: true });
    form.requestSubmit(button);
  };
  const remove = showToast({
    title: words.failureTitle ?? texts.error,
    body: words.failure,
    tone: "error",
    about,
    again,
    canRepeat,
  });
  said.set(act, { thing, remove });
}

/** A button that was disabled or hidden during its call has lost the focus, until it can have it again. */
function keepFocus(button: HTMLElement | null): void {
  const focus = () => {
    if (button === lastPressed && document.activeElement === document.body)
      button?.focus({ preventScroll: true });
  };
  focus();
  const watch = new MutationObserver(focus);
  watch.observe(document.body, { subtree: true, attributeFilter: ["class", "disabled"] });
  setTimeout(() => watch.disconnect(), WATCH_MS);
}
