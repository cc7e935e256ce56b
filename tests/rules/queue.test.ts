import { expect, test } from "vitest";
import type { Service } from "../../worker/domain/service";
import { consume } from "../../worker/queue";
import type { QueueMessage } from "../../worker/settings";

test("a message that fails comes back later each time, so that a short outage costs no try", async () => {
  const waits: unknown[] = [];
  const message = (attempts: number) => ({
    attempts,
    body: { outboxId: "any" },
    ack: () => waits.push("acknowledged"),
    retry: (options: unknown) => waits.push(options),
  });
  const batch = { queue: "pakka-messages", messages: [1, 2, 3, 4].map(message) };
  const away = (): Service => {
    throw new Error("The database is away");
  };
  await consume(batch as unknown as MessageBatch<QueueMessage>, away);
  expect(waits).toEqual([5, 10, 20, 40].map((delaySeconds) => ({ delaySeconds })));
});
