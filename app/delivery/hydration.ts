import { DEFAULT_TAG } from "../../worker/facts/languages";
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
  lang: string;
  lite: boolean;
}

/** Whether the page of these matched routes, outermost first, sends the framework's script. */
export function sendsScript(routeIds: string[], visitor: Visitor | undefined): boolean {
  const isInLanguageOfScript = visitor?.lang === DEFAULT_TAG;
  return (
    Boolean(visitor?.user) &&
    isInLanguageOfScript &&
    !visitor?.lite &&
    HYDRATED.has(routeIds.at(-1) ?? "")
  );
}
