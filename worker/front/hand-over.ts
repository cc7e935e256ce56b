import { logError } from "../log";
import type { QueueMessage } from "../settings";

/** Delay before a failed message is retried. */
export const RETRY_SECONDS = 60;

/** A message as the queue hands it to the consumer. */
export interface QueuedMessage {
  id: string;
  attempts: number;
  body: QueueMessage;
}

/** Delay in seconds by message id, for messages to retry. */
export type Retries = Record<string, number>;

/**
 * The queue's consumer: passes a batch to `call`, which answers as `consume` does. If the call
 * fails, the whole batch is retried.
 */
export async function handOver(
  batch: MessageBatch<QueueMessage>,
  call: (messages: QueuedMessage[]) => Promise<unknown>,
): Promise<void> {
  try {
    const messages = batch.messages.map(({ id, attempts, body }) => ({ id, attempts, body }));
    const retries = (await call(messages)) as Retries;
    for (const message of batch.messages) {
      const delaySeconds = retries[message.id];
      if (delaySeconds === undefined) message.ack();
      else message.retry({ delaySeconds });
    }
  } catch (error) {
    logError("queue.not_handed_over", error, { messages: batch.messages.length });
    batch.retryAll({ delaySeconds: RETRY_SECONDS });
  }
}
