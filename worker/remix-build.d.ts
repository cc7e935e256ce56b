declare module "virtual:remix/server-build" {
  import type { ScreensBuild } from "./screens";

  const build: ScreensBuild;
  export = build;
}

/** The runtime's own cache, beside the named ones that browsers have too. */
interface CacheStorage {
  readonly default: Cache;
}
