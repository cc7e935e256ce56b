import { frontDoor } from "./front-door";
import { handOver } from "./hand-over";
import { type ScreensBuild, screens } from "./screens";
import { callSelf } from "./self-call";
import type { Env, QueueMessage } from "./settings";

/**
 * The Worker around one build of the screens: pages and API, and the tasks of queue and schedule, which
 * it calls itself for. Where a `cache` is given, pages that are the same for all visitors come from it.
 */
export function createWorker(
  build: ScreensBuild,
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
    queue: (batch, env) => handOver(batch, (messages) => callSelf(env, "queue", messages)),
    async scheduled(_, env) {
      await callSelf(env, "schedule", {});
    },
  };
}
