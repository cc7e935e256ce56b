import { html } from "hono/html";
import { IDEMPOTENCY_HOURS } from "../../facts/limits/repeats";
import type { Operation } from "./curl";
import { type Call, describeCall } from "./docs-call";
import type { OpenApi } from "./openapi";

/** Where all paths of one of the three APIs begin. */
export type Prefix = "/user" | "/ops" | "/employer";

/** The API's description for a reader: every call with its example, without script. */
export function docsPage(document: OpenApi, prefix: Prefix, publicUrl: string) {
  const calls: Call[] = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
  const groups = (document.tags ?? []).map(({ name }) => ({
    name,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const shared = (document.components?.responses ?? {}) as Operation["responses"];
  return html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/docs.css" />
      </head>
      <body>
        <header>
          <a href="/"><img src="/logo.svg" alt="Pakka" width="128" height="34" /></a>
          <a href="${prefix}/openapi.json">OpenAPI 3.1</a>
        </header>
        <main>
          <section>
            <h1>${document.info.title}</h1>
            ${introduction(prefix, publicUrl)}
          </section>
          <nav aria-label="Calls">
            ${groups.map(
              (group) =>
                html`<h2>${group.name}</h2>
                  <ul>
                    ${group.calls.map(
                      ({ operation }) =>
                        html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`,
                    )}
                  </ul>`,
            )}
          </nav>
          <section>
            ${groups.map(
              (group) =>
                html`<h2>${group.name}</h2>
                  ${group.calls.map((call) => describeCall(call, publicUrl, shared))}`,
            )}
          </section>
        </main>
      </body>
    </html>`;
}

const LOGIN = {
  "/user": html`<strong>To log in</strong>, <a href="#postUserAuthSendOtp">send a code</a> and
    <a href="#postUserAuthVerifyOtp">log in with it</a>. The access token then goes with every call;
    the examples read it from <code>$TOKEN</code>.`,
  "/ops": html`<strong>A staff token</strong> goes with every call; the examples read it from
    <code>$STAFF_TOKEN</code>.`,
  "/employer": html`<strong>The token of a session</strong> goes with every call; the examples read
    it from <code>$MEMBER_TOKEN</code>.`,
};

const introduction = (prefix: Prefix, publicUrl: string) => html`
  <p>
    JSON in, JSON out, at <code>${publicUrl}</code>. Times are UTC, dates are
    <code>YYYY-MM-DD</code>, what is absent is <code>null</code>. Money is whole rupees in jobs and
    paise in payments.
  </p>
  <ul>
    <li>${LOGIN[prefix]}</li>
    <li>
      <strong>A refusal</strong> is <code>{"message", "code", "fields"}</code>. The message is fit
      to show to a person, the code is what a program may hold on to.
    </li>
    <li>
      <strong>A list</strong> takes <code>limit</code> and <code>cursor</code>; its header
      <code>Link</code> names the next page.
    </li>
    <li>
      <strong>A repeat</strong> of a POST with the same <code>Idempotency-Key</code> gets the first
      answer for ${IDEMPOTENCY_HOURS} hours. What was refused is tried anew.
    </li>
  </ul>
`;
