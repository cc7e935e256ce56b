import { WORD_MINUTES } from "../../../../worker/facts/guarantee";
import { isScheduled, OUTCOME_WORDS } from "../../../../worker/facts/statuses";
import { unwrap } from "../../../session/api.server";
import type { Session } from "../../../session/session.server";
import { chosenAct } from "../../act.server";
import type { Today } from "./today";

const AT_MOST = "100";

/** Today's interviews of the company. */
export async function readToday(session: Session, now: Date): Promise<Today> {
  const { interviews } = session.hiring.api.employer;
  const rows = await unwrap(interviews.$get({ query: { limit: AT_MOST } }));
  return rows.map((row) => ({
    ...row,
    maySay:
      isScheduled(row) &&
      row.words.company === null &&
      now.getTime() >= Date.parse(row.at) + WORD_MINUTES * 60_000,
  }));
}

/** What was pressed in today's list. */
export function actToday(session: Session, form: FormData) {
  const interview = session.hiring.api.employer.interviews[":id"];
  const param = { id: String(form.get("interviewId")) };
  const outcome = OUTCOME_WORDS.find((one) => one === form.get("outcome")) ?? "held";
  return chosenAct("hiring", session, form, {
    "check-in": () =>
      unwrap(
        interview["check-in"].$post({ param, json: { code: String(form.get("code") ?? "") } }),
      ),
    outcome: () => unwrap(interview.outcome.$post({ param, json: { outcome } })),
  });
}
