import { todayInIndia } from "../../../../worker/contract/profile";
import { date } from "../../../../worker/contract/values";
import { OUTCOME_WORDS } from "../../../../worker/facts/guarantee/statuses";
import { mayRecruit } from "../../../../worker/facts/people/console";
import { pageOfList } from "../../../forms/form.server";
import { unwrap } from "../../../session/api.server";
import type { ConsolePerson } from "../../../session/console-session.server";
import type { Session } from "../../../session/session.server";
import { askAgain, chosenAct } from "../../act.server";

// As many people as fit into a page of 25 KB, because it is read on 2G.
const PEOPLE = "30";
const OWED = "20";

interface Asked {
  session: Session;
  request: Request;
  role: ConsolePerson["role"];
  now: Date;
}

/** The company's interviews on the day in the address, by default today, and the following days. */
export async function readDay({ session, request, role, now }: Asked) {
  const calls = session.hiring.api.employer.interviews;
  const today = todayInIndia(now);
  // The front desk sees only today.
  const recruits = mayRecruit(role);
  const day = recruits ? date.catch(today).parse(session.url.searchParams.get("day")) : today;
  const [{ rows, next }, coming] = await Promise.all([
    pageOfList(request, (cursor) => calls.$get({ query: { day, cursor, limit: PEOPLE } })),
    recruits ? unwrap(calls.coming.$get()) : [],
  ]);
  return { day, isToday: day === today, rows, next, coming };
}

/** The first answers that the company owes, the earliest deadline first. */
export const readOwed = (session: Session) =>
  unwrap(session.hiring.api.employer.owed.$get({ query: { limit: OWED } }));

/** Runs an action on an interview; `to` is the address of the next person. */
export function actToday(session: Session, form: FormData, to?: string) {
  const interview = session.hiring.api.employer.interviews[":id"];
  const param = { id: String(form.get("interviewId")) };
  const outcome = OUTCOME_WORDS.find((one) => one === form.get("outcome"));
  const text = String(form.get("text") ?? "") || null;
  if (outcome && outcome !== "held" && form.get("sure") !== outcome) return askAgain(form);
  return chosenAct(
    "hiring",
    session,
    form,
    {
      "check-in": () =>
        unwrap(
          interview["check-in"].$post({ param, json: { code: String(form.get("code") ?? "") } }),
        ),
      // Without a chosen outcome there is no statement to send.
      ...(outcome && {
        outcome: () => unwrap(interview.outcome.$post({ param, json: { outcome, text } })),
      }),
      "outcome-undo": () => unwrap(interview.outcome.undo.$post({ param })),
    },
    to,
  );
}
