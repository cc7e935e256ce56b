import type { Env, QueueMessage } from "../settings";
import { frontDoor } from "./front-door";
import { handOver } from "./hand-over";
import { type ScreensBuild, screens } from "./screens";
import { callSelf } from "./self-call";

/**
 * The Worker for one build of the screens: pages and API, and the queue and the schedule, whose
 * tasks run in a call to itself. If a `cache` is given, it serves the pages that are the same for
 * all visitors.
 */
export function createWorker(
  build: ScreensBuild,
  cache?: Cache,
): ExportedHandler<Env, QueueMessage> {
  const front = frontDoor(screens(build, cache));
  return {
    async fetch(request, env, execution) {
      const answering = Promise.resolve(front.fetch(request, env, execution));
      // Finishes the visitor's request even if the connection is lost before the answer.
      execution.waitUntil(answering.catch(() => {}));
      return answering;
    },
    queue: (batch, env) => handOver(batch, (messages) => callSelf(env, "queue", messages)),
    async scheduled(_, env) {
      await callSelf(env, "schedule", {});
    },
  };
}
