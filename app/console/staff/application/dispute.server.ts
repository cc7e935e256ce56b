import { actPreview } from "../../../../worker/contract/preview";
import type { StaffApplicationDetail } from "../../../../worker/contract/staff-application-detail";
import { isDisputed, OUTCOME_WORDS } from "../../../../worker/facts/guarantee/statuses";
import { attempt, unwrap } from "../../../session/api.server";
import type { Session } from "../../../session/session.server";

/** A preview of each possible decision of the dispute; empty without a dispute. */
export async function decisionsOf(session: Session, { interviews }: StaffApplicationDetail) {
  const dispute = interviews.find(isDisputed);
  if (!dispute) return [];
  const one = session.staff.api.ops.interviews[":id"];
  const param = { id: String(dispute.id) };
  const looks = OUTCOME_WORDS.map(async (outcome) => {
    const json = { outcome, reason: outcome, dryRun: true };
    const answer = await attempt(unwrap(one.decision.$post({ param, json })));
    return "error" in answer ? [] : [{ outcome, ...actPreview.parse(answer.data) }];
  });
  return (await Promise.all(looks)).flat();
}

export type Decisions = Awaited<ReturnType<typeof decisionsOf>>;
