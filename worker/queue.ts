import { deliver } from "./domain/message";
import type { Service } from "./domain/service";
import { logError } from "./log";
import type { QueueMessage } from "./settings";

const RETRY_SECONDS = 60;

/**
 * Delivers a batch message by message: one that fails does not bring the others back. A failed try
 * stands in its row, with the time of the next; only what could not be noted comes back by the queue.
 */
export async function consume(
  batch: MessageBatch<QueueMessage>,
  serviceAt: () => Service,
): Promise<void> {
  await Promise.all(
    batch.messages.map(async (message) => {
      try {
        await deliver(serviceAt(), message.body.outboxId);
        message.ack();
      } catch (error) {
        logError("queue.failed", error, { attempt: message.attempts });
        message.retry({ delaySeconds: RETRY_SECONDS });
      }
    }),
  );
}
