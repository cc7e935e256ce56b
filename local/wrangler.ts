import type { WorkerOptions } from "miniflare";
import {
  unstable_getMiniflareWorkerOptions as miniflareOptionsOf,
  unstable_readConfig as readConfig,
} from "wrangler";

/**
 * `wrangler.toml`, as Wrangler reads it.
 *
 * @param env one of its environments; the product's own when left out
 */
export const wranglerConfig = (env?: string) => readConfig({ config: "wrangler.toml", env });

/** The longest that the queue waits for more messages, in seconds: a test waits for each. */
const QUEUE_WAIT_SECONDS = 0.1;

/**
 * What `wrangler.toml` names, in Miniflare's words.
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
