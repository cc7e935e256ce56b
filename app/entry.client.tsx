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
// Remix asks for its data through this, and has no setting of its own for it.
window.fetch = retrying(window.fetch.bind(window), follow);
document.addEventListener("submit", remember, true);
// In place of the framework's own reload: see `settled` in `vite.config.ts`.
window.addEventListener("modulelost", keepWithoutModule);

/** Remix throws a promise until it has read what the page brought along. */
async function read() {
  try {
    RemixBrowser({});
  } catch (reading) {
    await reading;
  }
}

// A key or a finger on a page that React takes over ends that for good while the root waits: so it
// begins when nothing is left to wait for.
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
