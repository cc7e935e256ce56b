import type { Miniflare } from "miniflare";
import type { ServeOptions } from "../../../local/miniflare";
import { servedBy, startBuilt } from "../../../local/workerd";

const QUEUE = "pakka-messages";

/** Serves the built Worker with a queue that delivers only when it is told to. */
export class StillQueue {
  #miniflare: Miniflare | undefined;

  serve = async (options: ServeOptions) => {
    const built = await startBuilt(options, { queueConsumers: {} });
    this.#miniflare = built.miniflare;
    return servedBy(built);
  };

  /** Delivers these outbox rows to the consumer as one batch, and waits until it has finished. */
  async deliver(outboxIds: string[]): Promise<void> {
    const worker = await this.#miniflare?.getWorker();
    await worker?.queue(
      QUEUE,
      outboxIds.map((outboxId) => {
        const [id, timestamp, attempts] = [outboxId, new Date(), 1];
        return { id, timestamp, attempts, body: { outboxId } };
      }),
    );
  }
}
