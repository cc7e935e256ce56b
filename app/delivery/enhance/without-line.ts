import * as texts from "../../words/en/frame/delivery";
import { isThere } from "./ask-ours";

/** A toast, and what its button repeats. */
export interface Unsent {
  title: string;
  body: string;
  tone: "error";
  again: () => void;
}

/** Links to pages of this site that do not open a new tab. */
const LINKS = 'a[href^="/"]:not([target])';

/**
 * Without a connection, a link or a form leads to the browser's own error page, and what was typed is
 * lost. So the page stays and shows a toast. A browser that believes to be offline may be wrong, as on a
 * machine with a local network only, so a small request checks it.
 */
export function stayWithoutLine(say: (message: Unsent) => void): void {
  let asked = false;
  const stay = (event: Event, words: DOMStringMap, go: () => void) => {
    if (navigator.onLine || asked || event.defaultPrevented) return;
    event.preventDefault();
    isThere().then((there) => {
      asked = there;
      if (there) go();
      else
        say({
          title: words.failureTitle ?? texts.error,
          body: words.failure ?? texts.noInternet,
          tone: "error",
          again: go,
        });
      asked = false;
    });
  };
  const submitted = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    const words = { ...form.dataset, ...event.submitter?.dataset };
    stay(event, words, () => form.requestSubmit(event.submitter));
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
  window.addEventListener("submit", submitted);
}
