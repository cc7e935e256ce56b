import * as texts from "../../words/en/frame/delivery";

/** A toast, and what its button repeats. */
export interface Unsent {
  title: string;
  body: string;
  tone: "error";
  again: () => void;
}

/** Links to pages of this site that do not open a new tab. */
const LINKS = 'a[href^="/"]:not([target])';
/** A small file that always exists. It is requested without the cache. */
const ASKED = "/favicon.svg";

/** Rejects without a connection. */
export const askLine = () => fetch(ASKED, { method: "HEAD", cache: "no-store" });

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
    const lost = () =>
      say({
        title: words.failureTitle ?? texts.error,
        body: words.failure ?? texts.noInternet,
        tone: "error",
        again: go,
      });
    const there = () => {
      asked = true;
      go();
      asked = false;
    };
    askLine().then(there, lost);
  };
  const submitted = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    stay(event, form.dataset, () => form.requestSubmit(event.submitter));
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
