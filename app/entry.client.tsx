import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { adoptStyles } from "./adopt-styles";
import { enhance } from "./enhance/enhance";
import { retrying } from "./retry";

adoptStyles();
enhance();
// Remix asks for its data through this, and has no setting of its own for it.
window.fetch = retrying(window.fetch.bind(window));

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
read().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  }),
);
