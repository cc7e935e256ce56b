declare module "virtual:remix/server-build" {
  import type { ScreensBuild } from "./front/screens";

  const build: ScreensBuild;
  export = build;
}

/** The default cache of the Workers runtime, in addition to the named caches of browsers. */
interface CacheStorage {
  readonly default: Cache;
}
