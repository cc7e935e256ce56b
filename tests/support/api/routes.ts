import { api } from "../../../worker/api/app";
import { consoles } from "../../../worker/api/consoles";

/** Every call of the API, from its routes. */
export const calls = [
  ...new Set(
    [...api.routes, ...consoles.routes]
      .filter(({ method, path }) => method !== "ALL" && !path.endsWith("*"))
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)(\{[^}]+\})?/g, "{$1}")}`),
  ),
];
