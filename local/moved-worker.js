// Wraps the built Worker so that the launcher can move its clock while it runs: each event gets the
// newest offset in its environment. A restart would take a hundred times as long and break open
// calls off.
import { WorkerEntrypoint } from "cloudflare:workers";
import worker from "../build/server/index.js";

let offset;
let known;
let moved;

/**
 * The environment with the newest offset. It stays one object between two moves, because settings
 * are parsed once per object.
 */
function now(env) {
  if (offset === undefined) return env;
  if (known !== env || moved.CLOCK_OFFSET_SECONDS !== offset) {
    known = env;
    moved = { ...env, CLOCK_OFFSET_SECONDS: offset };
  }
  return moved;
}

export default {
  fetch: (request, env, context) => worker.fetch(request, now(env), context),
  queue: (batch, env, context) => worker.queue(batch, now(env), context),
  scheduled: (controller, env, context) => worker.scheduled(controller, now(env), context),
};

/** Only the launcher calls this class: it has no route. */
export class Clock extends WorkerEntrypoint {
  move(offsetSeconds) {
    offset = offsetSeconds;
  }
}
