import { SCREENS } from "../screens";

/**
 * The routes that send the framework's script, to signed-in visitors who have not chosen Lite. Every
 * other screen is a plain page: it works by links and forms, and gains nothing worth 95 KB.
 */
export const HYDRATED: ReadonlySet<string> = new Set(
  SCREENS.filter(({ script }) => script).map(({ route }) => `routes/${route}`),
);

/** What the decision needs to know of a visit: the root loader's answer, absent when it failed. */
interface Visitor {
  user: unknown;
  lite: boolean;
}

/** Whether the page of these matched routes, outermost first, sends the framework's script. */
export function sendsScript(routeIds: string[], visitor: Visitor | undefined): boolean {
  return Boolean(visitor?.user) && !visitor?.lite && HYDRATED.has(routeIds.at(-1) ?? "");
}
