import * as texts from "../../words/en/delivery";

/** What a message says, and what its button does again. */
export interface Unsent {
  title: string;
  body: string;
  tone: "error";
  again: () => void;
}

/** Its own page's links: others' and those of new tabs leave this page alone. */
const LINKS = 'a[href^="/"]:not([target])';
/** Small, always there, and asked for anew each time. */
const ASKED = "/favicon.svg";

/**
 * A link or a form that leaves the page ends, without a line, on the browser's own failure, and what
 * was typed is gone. So the page stays, and says so. A browser that takes itself for offline may be
 * wrong, as on a machine with no network but its own: the line itself is asked.
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
    fetch(ASKED, { method: "HEAD", cache: "no-store" }).then(there, lost);
  };
  const submitted = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    stay(event, form.dataset, () => form.requestSubmit(event.submitter));
  };
  // Before the framework, which would load the next page until it gives up.
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
  // After the framework: a post that it sends by itself is not lost with its page.
  window.addEventListener("submit", submitted);
}
