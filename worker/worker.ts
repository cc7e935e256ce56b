import type { ServerBuild } from "@remix-run/cloudflare";
import { frontDoor } from "./front-door";
import { consume } from "./queue";
import { runSchedule } from "./schedule";
import { screens } from "./screens";
import { serviceOf } from "./service";
import type { Env, QueueMessage } from "./settings";

/**
 * The Worker around one build of the screens: pages and API, queue, schedule. Where a `cache` is
 * given, pages that are the same for all visitors come from it.
 */
export function createWorker(
  build: ServerBuild,
  cache?: Cache,
): ExportedHandler<Env, QueueMessage> {
  const front = frontDoor(screens(build, cache));
  return {
    async fetch(request, env, execution) {
      const answering = Promise.resolve(front.fetch(request, env, execution));
      // What a visitor began is finished, also when the line drops before the answer.
      execution.waitUntil(answering.catch(() => {}));
      return answering;
    },
    queue: (batch, env, execution) => consume(batch, serviceOf(env, execution)),
    scheduled: (_, env, execution) => runSchedule(() => serviceOf(env, execution)),
  };
}
