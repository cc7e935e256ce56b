import { SCREENS } from "../screens";

/**
 * The routes that send the framework's script to signed-in visitors who have not chosen Lite. All
 * other screens are plain pages with links and forms, which saves 95 KB.
 */
export const HYDRATED: ReadonlySet<string> = new Set(
  SCREENS.filter(({ script }) => script).map(({ route }) => `routes/${route}`),
);

/** The relevant part of the root loader's data. Absent if the loader failed. */
interface Visitor {
  user: unknown;
  lite: boolean;
}

/** Whether the page of these matched routes, outermost first, sends the framework's script. */
export const sendsScript = (routeIds: string[], visitor: Visitor | undefined): boolean =>
  Boolean(visitor?.user) && !visitor?.lite && HYDRATED.has(routeIds.at(-1) ?? "");
