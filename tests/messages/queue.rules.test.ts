import { expect, test } from "vitest";
import type { Service } from "../../worker/domain/service";
import { consume } from "../../worker/queue";
import type { QueueMessage } from "../../worker/settings";

test("a message whose failure can't be stored is retried by the queue a minute later", async () => {
  const ends: unknown[] = [];
  const message = {
    attempts: 1,
    body: { outboxId: "any" },
    ack: () => ends.push("acknowledged"),
    retry: (options: unknown) => ends.push(options),
  };
  const away = {
    get db(): Service["db"] {
      throw new Error("The database is away");
    },
  } as Service;
  await consume({ messages: [message] } as unknown as MessageBatch<QueueMessage>, away);
  expect(ends).toEqual([{ delaySeconds: 60 }]);
});
