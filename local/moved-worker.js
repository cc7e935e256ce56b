// The built Worker, under a clock that the launcher moves while it runs: each event finds the newest
// offset in its environment. A restart would take a hundred times as long, and break calls off.
import { WorkerEntrypoint } from "cloudflare:workers";
import worker from "../build/server/index.js";

let offset;
let known;
let moved;

/** The environment with the newest offset; one object until the next move, as settings are parsed once. */
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

/** Called by the launcher alone: it is bound to no address. */
export class Clock extends WorkerEntrypoint {
  move(offsetSeconds) {
    offset = offsetSeconds;
  }
}
