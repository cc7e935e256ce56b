import { bury, deliver } from "./domain/message";
import type { Service } from "./domain/service";
import { logError } from "./log";
import type { QueueMessage } from "./settings";

const DEAD_LETTERS = /-dead$/;
const BACKOFF_SECONDS = 5;

/** Delivers a batch message by message: one that fails does not bring the others back. */
export async function consume(
  batch: MessageBatch<QueueMessage>,
  serviceAt: () => Service,
): Promise<void> {
  const handle = DEAD_LETTERS.test(batch.queue) ? bury : deliver;
  await Promise.all(
    batch.messages.map(async (message) => {
      try {
        await handle(serviceAt(), message.body.outboxId);
        message.ack();
      } catch (error) {
        logError("queue.failed", error, { queue: batch.queue, attempt: message.attempts });
        message.retry({ delaySeconds: BACKOFF_SECONDS * 2 ** (message.attempts - 1) });
      }
    }),
  );
}
