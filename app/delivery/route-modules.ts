/** After an act that failed the page stands as it stood, so there is nothing to load anew. */
const shouldRevalidate = ({ actionStatus = 200 }) => actionStatus < 400;

/**
 * Gives the framework's screens that rule, those it loads later, too: a fetcher's failed act is
 * otherwise not over before the page has been loaded anew, which takes the line that failed. Routes
 * without a screen need no file: without a line, fetching one would end the page.
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
