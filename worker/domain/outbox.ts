import { insertOutbox } from "../../db/outbox";
import type { MessageKind } from "./message.rules";
import type { Service } from "./service";

/** Something that must follow a commit. It is written with it and delivered after it. */
export interface Note {
  id: string;
  kind: MessageKind;
  payload: Record<string, string | number | null>;
}

/** @param id given where the same note must never be written twice. */
export const note = (
  kind: MessageKind,
  payload: Note["payload"],
  id: string = crypto.randomUUID(),
): Note => ({ id, kind, payload });

/** The writes of `notes`, for the batch whose commit they follow. */
export const insertNotes = ({ db, now }: Service, notes: Note[]) =>
  notes.map((one) => insertOutbox(db, { ...one, createdAt: now.toISOString() }));

/** Hands committed notes to the queue. */
export const send = (service: Service, notes: Note[]) =>
  notes.length > 0 ? service.enqueue(notes.map((one) => one.id)) : Promise.resolve();
