import { SCREENS } from "../screens";

/**
 * The routes that send the framework's script to signed-in visitors who have not chosen Lite. Every
 * other screen is a plain page: links and forms are enough for it, and save 95 KB.
 */
export const HYDRATED: ReadonlySet<string> = new Set(
  SCREENS.filter(({ script }) => script).map(({ route }) => `routes/${route}`),
);

/** The part of the root loader's answer that decides. It is absent if the loader failed. */
interface Visitor {
  user: unknown;
  lite: boolean;
}

/** Whether the page of these matched routes, outermost first, sends the framework's script. */
export function sendsScript(routeIds: string[], visitor: Visitor | undefined): boolean {
  return Boolean(visitor?.user) && !visitor?.lite && HYDRATED.has(routeIds.at(-1) ?? "");
}
