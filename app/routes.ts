import { flatRoutes } from "@remix-run/fs-routes";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { CONSOLE_PATHS, type Console } from "../worker/facts/people/console";

const routes = await flatRoutes();

const isOf = (console: Console, { path }: RouteConfigEntry) =>
  `/${path}/`.startsWith(`${CONSOLE_PATHS[console]}/`);

/**
 * The pages of a console inside its layout. The layout needs a route without a path, which file
 * names can't express; otherwise a form posted to the first page would reach the layout's action.
 */
const inLayout = (console: Console): RouteConfigEntry => ({
  file: `console/${console}/layout.tsx`,
  children: routes.filter((route) => isOf(console, route)),
});

export default [
  ...routes.filter((route) => !isOf("hiring", route) && !isOf("staff", route)),
  ...(["hiring", "staff"] as const).map(inLayout),
];
