declare module "virtual:remix/server-build" {
  import type { ScreensBuild } from "./front/screens";

  const build: ScreensBuild;
  export = build;
}

/** The default cache of the Workers runtime, in addition to the named caches of browsers. */
interface CacheStorage {
  readonly default: Cache;
}

declare module "virtual:scripts-of-languages" {
  /** By the tag of each language but the default one; empty while sources are served unbuilt. */
  const scripts: Record<string, { digest: string; files: Record<string, string> }>;
  /** The address of the list of routes in a language, by that in the default one. */
  export const manifestOf: (url: string, digest: string) => string;
  export default scripts;
}
