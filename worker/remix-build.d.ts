declare module "*/build/server/index.js" {
  import type { ServerBuild } from "@remix-run/cloudflare";

  const build: ServerBuild;
  export = build;
}

/** The runtime's own cache, beside the named ones that browsers have too. */
interface CacheStorage {
  readonly default: Cache;
}
