import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { adoptStyles } from "./delivery/adopt-styles";
import { enhance } from "./delivery/enhance/enhance";
import { stayWithoutLine } from "./delivery/enhance/without-line";
import { keepWithoutModule } from "./delivery/keep-page";
import { follow, remember } from "./delivery/lost";
import { retrying } from "./delivery/retry";
import { prepareRouteModules } from "./delivery/route-modules";
import { showToast } from "./ui/overlay/toast";

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
