import { logError } from "./log";
import type { QueueMessage } from "./settings";

/** A message whose work failed comes again after so long. */
export const RETRY_SECONDS = 60;

/** A message as the queue hands it to the consumer. */
export interface QueuedMessage {
  id: string;
  attempts: number;
  body: QueueMessage;
}

/** Of the messages that come again: the seconds until then, by the message's id. */
export type Retries = Record<string, number>;

/**
 * The queue's consumer: has a batch delivered by `call`, which answers as `consume` does. All of it comes
 * back when the call fails.
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
