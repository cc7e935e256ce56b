import { html } from "hono/html";
import type { Prefix } from "./docs";
import type { OpenApi } from "./openapi";
import { REFERENCE_SCRIPT, REFERENCE_STYLES } from "./reference-files";

/** The API's interactive reference, which Swagger UI draws from the document. */
export const referencePage = ({ info }: OpenApi, prefix: Prefix) => html`<!doctype html>
  <html lang="en-IN">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${info.title} reference</title>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="stylesheet" href="${REFERENCE_STYLES}" />
      <link rel="stylesheet" href="/reference.css" />
    </head>
    <body>
      <header>
        <a href="/"><img src="/logo.svg" alt="Pakka" width="128" height="34" /></a>
        <a href="${prefix}/docs">Plain list</a>
      </header>
      <div id="reference" data-document="${prefix}/openapi.json">
        <p>
          Script draws the reference here. The <a href="${prefix}/docs">plain list</a> shows the same
          calls without script.
        </p>
      </div>
      <script src="${REFERENCE_SCRIPT}"></script>
      <script src="/reference.js"></script>
    </body>
  </html>`;
