/** A failed action changes nothing, so nothing is loaded again. */
const shouldRevalidate = ({ actionStatus = 200 }) => actionStatus < 400;

/**
 * Gives that rule to every route module, also to those that load later. Otherwise a fetcher's failed
 * action ends only after the page was loaded again, over the connection that just failed. Routes without
 * a screen get an empty module: without a connection, fetching theirs would replace the page.
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
