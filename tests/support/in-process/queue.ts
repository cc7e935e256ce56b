import type { Env, QueueMessage } from "../../../worker/settings";

/** As in `wrangler.toml`. */
const MAX_BATCH = 100;
const MAX_RETRIES = 2;
/** Messages that are sent within this time come in one batch. */
const WAIT_MS = 5;

interface Message {
  id: string;
  attempts: number;
  body: QueueMessage;
}

/**
 * A queue in memory: it delivers one batch at a time,
 * and each message again if the consumer asks for it.
 */
export function memoryQueue(
  consume: (batch: MessageBatch<QueueMessage>) => Promise<unknown>,
): Env["MESSAGES"] {
  const waiting: Message[] = [];
  let isRunning = false;

  async function run() {
    if (isRunning) return;
    isRunning = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MAX_BATCH);
      const again = (message: Message, seconds = 0) => {
        if (message.attempts > MAX_RETRIES) return;
        const next = { ...message, attempts: message.attempts + 1 };
        setTimeout(() => put(next), seconds * 1_000).unref();
      };
      await consume({
        queue: "pakka-messages",
        messages: batch.map((message) => ({
          ...message,
          timestamp: new Date(),
          ack() {},
          retry: ({ delaySeconds }: QueueRetryOptions = {}) => again(message, delaySeconds),
        })),
        ackAll() {},
        retryAll({ delaySeconds }: QueueRetryOptions = {}) {
          for (const message of batch) again(message, delaySeconds);
        },
      } as unknown as MessageBatch<QueueMessage>);
    }
    isRunning = false;
  }

  function put(message: Message) {
    waiting.push(message);
    setTimeout(run, WAIT_MS);
  }

  const sendBatch = async (messages: Iterable<{ body: QueueMessage }>) => {
    for (const { body } of messages) put({ id: crypto.randomUUID(), attempts: 1, body });
  };
  return {
    send: (body: QueueMessage) => sendBatch([{ body }]),
    sendBatch,
  } as unknown as Env["MESSAGES"];
}
