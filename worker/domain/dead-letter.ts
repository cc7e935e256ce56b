import { writeBatch } from "../../db/client";
import { deadLetterById, markRetried } from "../../db/outbox";
import { insertAudit } from "../../db/staff";
import { Failure } from "../failure";
import type { Service } from "./service";

/** Puts a message that failed too often in the queue once more. @throws Failure not_found */
export async function retryDeadLetter(service: Service, staff: string, id: string): Promise<void> {
  const { db, now } = service;
  const [letter] = await deadLetterById(db, id);
  if (!letter) throw new Failure("not_found");
  const at = now.toISOString();
  await writeBatch(db, [
    markRetried(db, id, at),
    insertAudit(db, { staff, action: "dead-letter.retry", subject: id, detail: null, at }),
  ]);
  await service.enqueue([id]);
}
