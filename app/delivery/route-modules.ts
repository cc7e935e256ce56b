import { isPutOff } from "./keep-page";

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
export function prepareRouteModules(): void {
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
