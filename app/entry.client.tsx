import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { enhance } from "./delivery/enhance/enhance";
import { stayWithoutLine } from "./delivery/enhance/without-line";
import { isPutOff, keepWithoutModule } from "./delivery/keep-page";
import { follow, remember } from "./delivery/lost";
import { retrying } from "./delivery/retry";
import { showToast } from "./ui/overlay/toast";

/**
 * Puts links in the head in place of the style sheets that the server inlined, because the
 * framework expects links there. The inlined styles stay as long as the page lives; the links fetch
 * nothing. The styles move to the end of the head, which the framework does not touch: the links of
 * later screens come after them, so that styles.css still sets the layer order.
 */
function adoptStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>("style[data-href]")) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.disabled = true;
    link.href = style.dataset.href ?? "";
    delete style.dataset.href;
    style.replaceWith(link);
    document.head.appendChild(style);
  }
}

adoptStyles();
enhance();
stayWithoutLine((message) => showToast({ ...message, tone: "error", above: true }));
// Remix fetches its data with the global fetch; it offers no option for another one.
window.fetch = retrying(window.fetch.bind(window), follow);
document.addEventListener("submit", remember, true);
// Replaces the framework's own reload: see `settled` in `vite.config.ts`.
window.addEventListener("modulelost", keepWithoutModule);

/** Remix throws a promise until it has read the data in the page. */
async function read() {
  try {
    RemixBrowser({});
  } catch (reading) {
    await reading;
  }
}

/** The page has changed since the button was pressed. */
const CONFLICT = 409;

/**
 * A failed action changes nothing, so no data is reloaded, except after a conflict. After a lost
 * page, reloading waits until this page stays.
 */
const shouldRevalidate = ({ actionStatus = 200 }) =>
  !isPutOff() && (actionStatus < 400 || actionStatus === CONFLICT);

/**
 * Adds that rule to every route module, including those that load later. Otherwise a fetcher's
 * failed action ends only after a reload over the connection that just failed. Routes without a
 * screen get an empty module: without a connection, fetching theirs would replace the page.
 */
function prepareRouteModules(): void {
  const came = window.__remixRouteModules;
  const modules = new Proxy(
    {},
    {
      set: (all, id, module: object) => Reflect.set(all, id, { ...module, shouldRevalidate }),
    },
  );
  window.__remixRouteModules = Object.assign(modules, came);
  for (const { id, imports } of Object.values(window.__remixManifest.routes))
    if (imports?.length === 0) Object.assign(modules, { [id]: {} });
}

// An input event on a page during hydration makes React abort it for good while the root suspends.
// So hydration starts when all data is read.
read().then(() => {
  prepareRouteModules();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
});
