import { expect, test } from "vitest";
import type { Service } from "../../worker/domain/service";
import { handOver } from "../../worker/front/hand-over";
import { consume } from "../../worker/jobs/queue";
import type { QueueMessage } from "../../worker/settings";

const MINUTE = { delaySeconds: 60 };

test("a message whose failure can't be stored is retried by the queue a minute later", async () => {
  const away = {
    get db(): Service["db"] {
      throw new Error("The database is away");
    },
  } as Service;
  const message = { id: "first", attempts: 1, body: { outboxId: "any" } };
  expect(await consume([message], away)).toEqual({ first: 60 });
});

/**
 * A batch of two messages, and how each of them was settled: acknowledged, or with retry options.
 */
function batchOf(ids: string[]) {
  const ends: Record<string, unknown> = {};
  const messages = ids.map((id) => ({
    id,
    timestamp: new Date(0),
    attempts: 1,
    body: { outboxId: `outbox-${id}` },
    ack: () => {
      ends[id] = "acknowledged";
    },
    retry: (options: unknown) => {
      ends[id] = options;
    },
  }));
  const retryAll = (options: unknown) => {
    for (const id of ids) ends[id] = options;
  };
  const batch = { queue: "any", messages, retryAll, ackAll() {} };
  return { batch: batch as unknown as MessageBatch<QueueMessage>, ends };
}

test("a message comes back after the seconds that its delivery asked for, and other messages do not", async () => {
  const { batch, ends } = batchOf(["first", "second"]);
  await handOver(batch, async (messages) => {
    expect(messages.map(({ body }) => body.outboxId)).toEqual(["outbox-first", "outbox-second"]);
    return { second: 7 };
  });
  expect(ends).toEqual({ first: "acknowledged", second: { delaySeconds: 7 } });
});

test("a batch that could not be handed over comes back as a whole", async () => {
  const { batch, ends } = batchOf(["first", "second"]);
  await handOver(batch, async () => {
    throw new Error("The Worker answered its own call with 500");
  });
  expect(ends).toEqual({ first: MINUTE, second: MINUTE });
});
