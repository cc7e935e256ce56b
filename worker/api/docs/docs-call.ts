import { html } from "hono/html";
import { bodyOf, curl, type Operation } from "./curl";
import type { Schema } from "./openapi";

export interface Call {
  method: string;
  path: string;
  operation: Operation;
}

const CALLERS: Record<string, string> = {
  "": "Open to everyone",
  " accessToken": "Open to everyone, and to a candidate's token",
  accessToken: "For signed-in candidates",
  staffToken: "For staff",
  memberToken: "For members of companies",
};

const callerOf = ({ security = [] }: Operation) =>
  CALLERS[security.map((one) => Object.keys(one).join()).join(" ")] ?? "";

const typeOf = ({
  $ref,
  type,
  format,
  const: only,
  enum: values,
  items,
  anyOf,
}: Schema): string => {
  if ($ref) return $ref.split("/").pop() ?? "";
  if (only !== undefined) return String(only);
  if (values) return values.join(" | ");
  if (anyOf) return anyOf.map(typeOf).join(" | ");
  if (items) return `list of ${typeOf(items)}`;
  return format ?? [type ?? "any"].flat().join(" | ");
};

interface Taken {
  name: string;
  where: string;
  schema: Schema;
}

/** Parameters and fields of the body, in the order they are sent. */
function takenBy(operation: Operation): Taken[] {
  const { properties = {}, required = [] } = bodyOf(operation)?.place.schema ?? {};
  const optional = (place: string, needed: boolean) => (needed ? place : `${place}, optional`);
  return [
    ...(operation.parameters ?? []).map(({ name, in: place, required, schema = {} }) => ({
      name,
      where: optional(place, required === true),
      schema,
    })),
    ...Object.entries(properties).map(([name, schema]) => ({
      name,
      where: optional("body", required.includes(name)),
      schema,
    })),
  ];
}

const table = (inputs: Taken[]) => html`<div class="wide">
  <table>
    <thead>
      <tr><th scope="col">Takes</th><th scope="col">In</th><th scope="col">Type</th></tr>
    </thead>
    <tbody>
      ${inputs.map(
        ({ name, where, schema }) => html`<tr>
          <td><code>${name}</code></td>
          <td>${where}</td>
          <td>${typeOf(schema)}${schema.description && html`<br /><small>${schema.description}</small>`}</td>
        </tr>`,
      )}
    </tbody>
  </table>
</div>`;

type Responses = Operation["responses"];

/** What comes back: successes with an example, refusals with their codes and words. */
const answers = (responses: Responses, shared: Responses) =>
  Object.entries(responses).map(([status, response]) => {
    const { content = {} } = response.$ref
      ? (shared[response.$ref.split("/").pop() ?? ""] ?? {})
      : response;
    const [[type, place] = ["nothing", {}]] = Object.entries(content);
    if (place.examples) {
      return html`<dt>${status}</dt>
        ${Object.values(place.examples).map(
          ({ value }) => html`<dd><code>${value.code}</code> ${value.message}</dd>`,
        )}`;
    }
    return html`<dt>${status}</dt>
      <dd>
        ${
          place.example === undefined
            ? type
            : html`<pre><code>${JSON.stringify(place.example, null, 2)}</code></pre>`
        }
      </dd>`;
  });

/** One call for a reader: what it does, for whom, how to make it, and all that can come back. */
export function describeCall(
  { method, path, operation }: Call,
  publicUrl: string,
  shared: Responses,
) {
  const { operationId, summary, description, responses } = operation;
  const inputs = takenBy(operation);
  return html`<article id="${operationId}">
    <h3><b class="${method}">${method}</b> <code>${path}</code></h3>
    <p><strong>${summary}.</strong> ${description} ${callerOf(operation)}.</p>
    <pre><code>${curl(method, path, operation, publicUrl)}</code></pre>
    ${inputs.length > 0 ? table(inputs) : ""}
    <details>
      <summary>Answers ${Object.keys(responses).join(", ")}</summary>
      <dl>
        ${answers(responses, shared)}
      </dl>
    </details>
  </article>`;
}
