import { OUTCOME_WORDS } from "../../../../worker/facts/statuses";
import { unwrap } from "../../../session/api.server";
import type { Session } from "../../../session/session.server";
import { chosenAct } from "../../act.server";

const AT_MOST = "100";

/** Today's interviews of the company. */
export const readToday = (session: Session) =>
  unwrap(session.hiring.api.employer.interviews.$get({ query: { limit: AT_MOST } }));

/** The answers that it owes, the earliest deadline first. */
export const readOwed = (session: Session) =>
  unwrap(session.hiring.api.employer.owed.$get({ query: { limit: AT_MOST } }));

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
