import { startTransition } from "react";
import * as texts from "~app/words/frame/delivery";
import { showToast } from "../ui/overlay/toast";
import type { OnPost } from "./retry";

interface Sent {
  form: HTMLFormElement;
  /** The object of the form, as an identifier. */
  thing: string;
  /** The act on it, as an identifier. */
  act: string;
  /** The path of the page with the button. */
  about: string;
  button: HTMLButtonElement | null;
  /**
   * The form's target and hidden fields. If they change, the form offers the opposite or concerns
   * another object, so repeating it would do something else.
   */
  meant: string;
  words: DOMStringMap;
}

/** The sent forms of this page by action and body, to find the one whose request was lost. */
const sentForms = new Map<string, Sent>();

/** The callback of the newest request per object: a replaced request shows no message. */
const newest = new Map<string, ReturnType<OnPost>>();

/**
 * The messages by act. A message disappears when a later request of the same act ends, or when
 * another act on the same object is answered.
 */
const messagesByAct = new Map<string, { thing: string; remove(): void }>();

/** The button that was pressed last: only this one gets the focus back. */
let lastPressed: HTMLElement | null;

/** By then the framework has handled the lost request, and renders the page as a transition. */
const READ_MS = 100;

/** Slow phones need up to a second until the button is enabled again. */
const WATCH_MS = 5_000;

/** `returnTo` is ignored: it differs on each page without changing the form's effect. */
const FIXED = "[type=hidden]:not([name=returnTo])";

function meaningOf(form: HTMLFormElement, button: HTMLButtonElement | null): string {
  const fields = [...form.querySelectorAll<HTMLInputElement>(FIXED)];
  return String([form.action, button?.value, ...fields.map(({ value }) => value)]);
}

/** Handles `submit` before the framework changes the form. */
export function remember({ target, submitter }: SubmitEvent): void {
  const form = target as HTMLFormElement;
  const button = submitter as HTMLButtonElement | null;
  const fields = new FormData(form, button);
  // Copied now: when the request is lost, the button may already offer the opposite.
  const words = { ...form.dataset, ...button?.dataset };
  const thing = form.action + fields.get("id");
  const act = thing + fields.get("intent");
  const about = location.pathname;
  const press = { form, thing, act, about, button, meant: meaningOf(form, button), words };
  lastPressed = button;
  sentForms.set(form.action + new URLSearchParams(fields as never), press);
}

/**
 * Marks the pressed button as busy during its form's request. If the request is lost, a toast says
 * what was not done, in the text of the form or the button (`data-failure`, and
 * `data-failure-title` if it is not "Error"). It offers to try again as long as that has the same
 * effect. Without these attributes the toast has only a title.
 */
export const follow: OnPost = (action, body) => {
  const press = sentForms.get(action + body);
  if (press?.button) press.button.ariaBusy = "true";
  const onEnd = (isLost: boolean) => {
    if (press?.button) press.button.ariaBusy = null;
    if (!press || newest.get(press.thing) !== onEnd) return;
    for (const [act, { thing, remove }] of messagesByAct)
      if (act === press.act || (thing === press.thing && !isLost)) remove();
    if (isLost) sayWhenDrawn(press);
  };
  if (press) newest.set(press.thing, onEnd);
  return onEnd;
};

/**
 * Shows the message after React has restored the page. Earlier, it
 * would be placed according to the optimistic layout, and its close
 * button could be where the pressed button was, under a second tap.
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
  messagesByAct.set(act, { thing, remove });
}

/** Restores the focus that a button lost because it was disabled or hidden during its request. */
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
