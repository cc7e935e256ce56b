import * as texts from "~app/words/frame/delivery";
import { isFresh, isThere } from "./ask-ours";
import { markBusy } from "./sending";

/** A toast, and the function of its button. */
export interface Unsent {
  title: string;
  body: string;
  again: () => void;
}

/** Links to pages of this site that do not open a new tab. */
const LINKS = 'a[href^="/"]:not([target])';

/**
 * Without a connection, a link or a form would lead to the browser's error page, and typed text
 * would be lost. This keeps the page and shows a toast instead. `navigator.onLine` can be wrong in
 * both directions, so a small request checks the connection. A post is also checked if the server
 * has not answered for a while.
 */
export function stayWithoutLine(say: (message: Unsent) => void): void {
  let isChecking = false;
  let goes = false;
  const stay = (event: Event, words: DOMStringMap, go: () => void, form?: HTMLFormElement) => {
    const isSure = navigator.onLine && (form?.method !== "post" || isFresh());
    if (isSure || goes || event.defaultPrevented) return;
    event.preventDefault();
    if (isChecking) return;
    isChecking = true;
    const undo = form && markBusy(form, (event as SubmitEvent).submitter);
    isThere().then((there) => {
      isChecking = false;
      undo?.();
      goes = there;
      if (there) go();
      else
        say({
          title: words.failureTitle ?? texts.error,
          body: words.failure ?? texts.notReached,
          again: go,
        });
      goes = false;
    });
  };
  const submitted = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    const words = { ...form.dataset, ...event.submitter?.dataset };
    stay(event, words, () => form.requestSubmit(event.submitter), form);
  };
  // Before the framework, which would otherwise retry the next page until it gives up.
  document.addEventListener(
    "click",
    (event) => {
      const link = (event.target as Element).closest<HTMLElement>(LINKS);
      if (link) stay(event, {}, () => link.click());
    },
    true,
  );
  document.addEventListener(
    "submit",
    (event) => {
      if ((event.target as HTMLFormElement).method === "get") submitted(event);
    },
    true,
  );
  // After the framework: a post that the framework sends does not leave the page.
  addEventListener("submit", submitted);
}
