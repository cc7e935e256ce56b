import { insertOutbox } from "../../../../db/outbox/outbox";
import type { Service } from "../../service";
import type { MessageKind } from "./kinds.rules";

/** Something that must follow a commit: written in the same batch and delivered after it. */
export interface OutboxMessage {
  id: string;
  kind: MessageKind;
  payload: Record<string, string | number | null>;
}

/** Payload of a message that says that goodwill is given back. */
export const GOODWILL_BACK = { goodwillBack: 1 };

/** @param id set if the same message must never be written twice. */
export const outboxMessage = (
  kind: MessageKind,
  payload: OutboxMessage["payload"],
  id: string = crypto.randomUUID(),
): OutboxMessage => ({ id, kind, payload });

/** The writes of `messages`, for the batch that they follow. */
export const insertMessages = ({ db, now }: Service, messages: OutboxMessage[]) =>
  messages.map((one) => insertOutbox(db, { ...one, createdAt: now.toISOString() }));

/** The same, without those that were written before. */
export const insertUnknownMessages = ({ db, now }: Service, messages: OutboxMessage[]) =>
  messages.map((one) =>
    insertOutbox(db, { ...one, createdAt: now.toISOString() }).onConflictDoNothing(),
  );

/** Hands committed messages to the queue. */
export const enqueueMessages = (service: Service, messages: OutboxMessage[]) =>
  messages.length > 0 ? service.enqueue(messages.map((one) => one.id)) : Promise.resolve();
