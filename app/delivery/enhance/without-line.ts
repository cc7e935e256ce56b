import * as texts from "../../words/en/frame/delivery";
import { isFresh, isThere } from "./ask-ours";
import { markBusy } from "./sending";

/** A toast, and what its button repeats. */
export interface Unsent {
  title: string;
  body: string;
  again: () => void;
}

/** Links to pages of this site that do not open a new tab. */
const LINKS = 'a[href^="/"]:not([target])';

/**
 * Without a connection, a link or a form leads to the browser's own error page, and what was typed is
 * lost. So the page stays and shows a toast. A browser that believes to be offline may be wrong, as on a
 * machine with a local network only, and so may one that believes to be online: a small request checks
 * it, before a post also where nothing was heard of the server for a while.
 */
export function stayWithoutLine(say: (message: Unsent) => void): void {
  let asks = false;
  let goes = false;
  const stay = (event: Event, words: DOMStringMap, go: () => void, form?: HTMLFormElement) => {
    const isSure = navigator.onLine && (form?.method !== "post" || isFresh());
    if (isSure || goes || event.defaultPrevented) return;
    event.preventDefault();
    if (asks) return;
    asks = true;
    const undo = form && markBusy(form, (event as SubmitEvent).submitter);
    isThere().then((there) => {
      asks = false;
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
  // Before the framework, which would try to load the next page until it gives up.
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
  // After the framework: a post that it sends itself is not lost with its page.
  addEventListener("submit", submitted);
}
