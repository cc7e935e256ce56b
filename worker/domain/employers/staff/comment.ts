import { applicationById } from "../../../../db/application/applications";
import { commentById, insertComment } from "../../../../db/application/timeline";
import { insertBatch } from "../../../../db/client";
import { insertAudit } from "../../../../db/staff/staff";
import type { Actor } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import type { Service } from "../../service";

/** Stores a comment of staff on an application, and returns it. @throws Failure not_found */
export async function writeComment(service: Service, actor: Actor, id: number, text: string) {
  const { db, now } = service;
  const at = now.toISOString();
  const [application] = await applicationById(db, id);
  if (!application) throw new Failure("not_found");
  const commentId = await insertBatch(db, [
    insertComment(db, { applicationId: id, text, staff: actor.name, at }),
    insertAudit(db, {
      actor,
      action: "application.comment",
      subject: String(id),
      detail: null,
      before: null,
      after: { text },
      at,
    }),
  ]);
  const [comment] = await commentById(db, commentId);
  if (!comment) throw new Error("A comment that was not written");
  return comment;
}
