import { applicationById } from "../../../../db/application/applications";
import { writeBatch } from "../../../../db/client";
import { insertAudit } from "../../../../db/staff/staff";
import type { Actor } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import { NO_ANSWER } from "../../case/commit";
import type { Service } from "../../service";
import { keepGuarantee } from "./keep";

/**
 * Staff release a return that waited because of the daily cap.
 *
 * @throws Failure not_found, no_return_waits
 */
export async function releaseHeldReturn(service: Service, actor: Actor, id: number): Promise<void> {
  const { db, now } = service;
  const at = now.toISOString();
  const [application] = await applicationById(db, id);
  if (!application) throw new Failure("not_found");
  if (!application.returnWaitsSince) throw new Failure("no_return_waits");
  await writeBatch(db, [
    insertAudit(db, { actor, action: "application.return", subject: String(id), detail: null, at }),
  ]);
  await keepGuarantee(service, { application: id }, NO_ANSWER, { isPastCap: true });
}
