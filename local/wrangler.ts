import type { WorkerOptions } from "miniflare";
import {
  unstable_getMiniflareWorkerOptions as miniflareOptionsOf,
  unstable_readConfig as readConfig,
} from "wrangler";

/**
 * Reads `wrangler.toml` as Wrangler does.
 *
 * @param env one of its environments; the top level if left out
 */
export const wranglerConfig = (env?: string) => readConfig({ config: "wrangler.toml", env });

/** How long the queue waits to fill a batch, in seconds. Tests wait for it, so it is short. */
const QUEUE_WAIT_SECONDS = 0.1;

/**
 * The bindings of `wrangler.toml` as Miniflare options.
 *
 * @param built whether the assets are served, which only a build has
 */
export function wranglerBindings(built: boolean) {
  const config = wranglerConfig();
  const { workerOptions } = miniflareOptionsOf(built ? config : { ...config, assets: undefined });
  const { modulesRules, queueConsumers, serviceBindings, ...options } = workerOptions;
  const consumers = Object.entries(queueConsumers as Record<string, object>);
  return {
    ...options,
    name: config.name,
    serviceBindings: serviceBindings as WorkerOptions["serviceBindings"],
    queueConsumers: Object.fromEntries(
      consumers.map(([queue, consumer]) => [
        queue,
        { ...consumer, maxBatchTimeout: QUEUE_WAIT_SECONDS },
      ]),
    ),
  };
}
