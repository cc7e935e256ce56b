import { data, redirect } from "@remix-run/cloudflare";
import * as words from "~app/words/application/choices";
import * as dayWords from "~app/words/application/day";
import type { Application } from "../../../worker/contract/applications";
import { OUTCOME_WORDS } from "../../../worker/facts/guarantee/statuses";
import { endingName } from "../../jobs/endings";
import { attempt, unwrap } from "../../session/api.server";
import type { Toast } from "../../session/flash.server";
import type { Session } from "../../session/session.server";
import { applicationOf, refuse, refused } from "./application.server";
import { surePanelOf } from "./open-panel.server";
import { checkedPayment, paymentToasts } from "./payment.server";
import { afterCancel, isSlotBack, promisedIn } from "./returns.server";
import { takeTime } from "./take-time.server";

type Said = Pick<Toast, "title" | "body">;
type Asked = { panel: ReturnType<typeof surePanelOf>; typed: string | undefined };
type Action = (
  session: Session,
  id: string,
  form: FormData,
) => Promise<Awaited<ReturnType<typeof perform>> | Asked>;

/**
 * Runs the action and redirects to the page. The toast
 * is for screen readers; the page shows the rest.
 */
async function perform(
  session: Session,
  id: string,
  doIt: Promise<Application>,
  message: Said | ((application: Application) => Said),
  typed?: string,
) {
  const answer = await attempt(doIt);
  if ("error" in answer) return refused(session, answer.error, words.notDone, typed);
  const toast = typeof message === "function" ? message(answer.data) : message;
  session.toast({ ...toast, tone: "heard" });
  throw redirect(`/applications/${id}`, 303);
}

/** Cancels, unless cancelling now gives back something other than the page promised. */
const cancel: Action = async (session, id, form) => {
  const before = await attempt(applicationOf(session, id));
  if ("error" in before) return refused(session, before.error, words.notDone);
  const promised = promisedIn(form.get("promised"));
  if (!promised) return refuse(session, words.changed, 409);
  const cancelled = await attempt(
    unwrap(
      session.api.user.applications[":id"].cancel.$post({ param: { id }, json: { promised } }),
    ),
  );
  if ("error" in cancelled) {
    return cancelled.error.code === "stale_state"
      ? refuse(session, words.changed, 409)
      : refused(session, cancelled.error, words.notDone);
  }
  // After an earlier press has cancelled it, the API gives the same answer to the second one.
  const ended = endingName(before.data);
  const toast: Said = ended
    ? { title: ended }
    : { title: words.cancelled, body: afterCancel(before.data, promised) };
  session.toast({ ...toast, tone: "heard" });
  throw redirect(`/applications/${id}`, 303);
};

/** The message after leaving an application without a refund. */
const leftFor = (application: Application): Said => ({
  title: words.cancelled,
  body: isSlotBack(application) ? words.nextSlotFree : undefined,
});

const refund: Action = (session, id) =>
  perform(
    session,
    id,
    unwrap(session.api.user.applications[":id"].refund.$post({ param: { id } })),
    (application) => (application.refund ? words.refunded : leftFor(application)),
  );

const useCredit: Action = (session, id) =>
  perform(
    session,
    id,
    unwrap(session.api.user.applications[":id"]["use-credit"].$post({ param: { id } })),
    words.creditUsed,
  );

const claim: Action = (session, id) =>
  perform(
    session,
    id,
    unwrap(session.api.user.applications[":id"].claim.$post({ param: { id } })),
    words.claimed,
  );

/** Look again: asks the provider now, and the page shows the answer. */
const check: Action = async (session, id) => {
  const checked = await attempt(checkedPayment(session, id));
  if ("error" in checked) return refused(session, checked.error, words.notDone);
  const [toast] = paymentToasts(session, checked.data);
  if (toast) session.toast(toast);
  throw redirect(`/applications/${id}`, 303);
};

const keep: Action = (session, id) =>
  perform(
    session,
    id,
    unwrap(session.api.user.applications[":id"].keep.$post({ param: { id } })),
    words.kept,
  );

const arrived: Action = (session, id) =>
  perform(
    session,
    id,
    unwrap(session.api.user.applications[":id"].arrived.$post({ param: { id } })),
    dayWords.done.arrived,
  );

/** The candidate's statement about the interview. */
const outcome: Action = async (session, id, form) => {
  const word = OUTCOME_WORDS.find((one) => one === form.get("outcome"));
  const text = String(form.get("text") ?? "") || undefined;
  if (!word) return refuse(session, words.notDone, 422, { typed: text });
  const sure = async (absence: Exclude<typeof word, "held">) => {
    const loaded = await attempt(applicationOf(session, id));
    if ("error" in loaded) return refused(session, loaded.error, words.notDone, text);
    return { panel: surePanelOf(loaded.data, absence, session.now.toISOString()), typed: text };
  };
  if (word !== "held" && form.get("sure") !== word) return sure(word);
  const request = session.api.user.applications[":id"].outcome.$post({
    param: { id },
    json: { outcome: word, text },
  });
  const answer = await perform(session, id, unwrap(request), { title: dayWords.noted[word] }, text);
  // If it is unknown whether the API stored the statement, the question and the text stay.
  if (word === "held" || (answer.init?.status ?? 0) < 500) return answer;
  const question = await sure(word);
  return "panel" in question
    ? data({ ...answer.data, panel: question.panel }, { ...answer.init })
    : answer;
};

const takeBack: Action = (session, id) =>
  perform(
    session,
    id,
    unwrap(session.api.user.applications[":id"].outcome.undo.$post({ param: { id } })),
    dayWords.done.tookBack,
  );

const wait: Action = (session, id) =>
  perform(
    session,
    id,
    unwrap(session.api.user.applications[":id"].wait.$post({ param: { id } })),
    dayWords.done.wait,
  );

/** The candidate's actions on the application's page, by the form's intent. */
export const ACTIONS = new Map<string, Action>([
  ["cancel", cancel],
  ["refund", refund],
  ["use-credit", useCredit],
  ["claim", claim],
  ["keep", keep],
  ["check", check],
  ["arrived", arrived],
  ["outcome", outcome],
  ["outcome-undo", takeBack],
  ["wait", wait],
  ["time", takeTime],
]);
