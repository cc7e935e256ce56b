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
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
