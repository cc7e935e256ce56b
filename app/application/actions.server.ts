import { data, redirect } from "@remix-run/cloudflare";
import type { Application, CancelReturn } from "../../worker/contract/applications";
import { checkedPayment, paymentToasts } from "../payment/payment.server";
import { type ApiError, attempt, unwrap } from "../session/api.server";
import type { Toast } from "../session/flash.server";
import type { Session } from "../session/session.server";
import * as words from "../words/en/application/choices";
import { notFetched } from "../words/en/application/page";
import { noLink } from "../words/en/application/stages";
import { promiseOf } from "./cancel-promise";

/** Stays on the page and shows why the action was refused. */
function refuse(session: Session, problem: string, status: number) {
  const toast = session.toastHere({ title: words.errorTitle, body: problem, tone: "error" });
  return data({ problem, toast }, { status });
}

const refused = (session: Session, error: ApiError, fallback: string) =>
  refuse(session, error.wordsOr(fallback), error.status);

const read = (session: Session, id: string) =>
  unwrap(session.api.user.applications[":id"].$get({ param: { id } }));

/** Get Test Link, which changes nothing. */
export async function testLink(session: Session, id: string) {
  const got = await attempt(
    read(session, id).then((application) =>
      unwrap(
        session.api.user.jobs[":id"]["assessment-link"].$get({
          param: { id: String(application.jobId) },
        }),
      ),
    ),
  );
  if ("error" in got) return refused(session, got.error, noLink);
  return { link: got.data.link };
}

type Action = (session: Session, id: string, form: FormData) => ReturnType<typeof perform>;

/** Does it and redirects to the page as it is now. The toast is for screen readers: the page shows the rest. */
async function perform(
  session: Session,
  id: string,
  doIt: Promise<Application>,
  toast: Pick<Toast, "title" | "body">,
) {
  const done = await attempt(doIt);
  if ("error" in done) return refused(session, done.error, words.notDone);
  session.toast({ ...toast, tone: "heard" });
  throw redirect(`/applications/${id}`, 303);
}

const CANCELLED: Record<CancelReturn, (share: number) => string> = {
  nothing: () => words.nothingReturns,
  refund: words.moneyOnItsWay,
  credit: () => words.nextSlotFree,
};
const isCancelReturn = (text: string | undefined): text is CancelReturn =>
  text !== undefined && Object.hasOwn(CANCELLED, text);

/** Cancels, unless cancelling by now gives back something else than the page promised. */
const cancel: Action = async (session, id, form) => {
  const promised = String(form.get("promised"));
  const [kind, share] = promised.split(" ");
  const found = await attempt(read(session, id));
  if ("error" in found) return refused(session, found.error, notFetched);
  const { choices, closedBecause } = found.data;
  // Where a first press has ended it already, the API answers as if this one had.
  const holds = closedBecause !== undefined || (choices && promiseOf(choices)) === promised;
  if (!isCancelReturn(kind) || !holds) return refuse(session, words.changed, 409);
  return perform(
    session,
    id,
    unwrap(session.api.user.applications[":id"].cancel.$post({ param: { id } })),
    { title: words.cancelled, body: CANCELLED[kind](Number(share)) },
  );
};

const refund: Action = (session, id) =>
  perform(
    session,
    id,
    unwrap(session.api.user.applications[":id"].refund.$post({ param: { id } })),
    words.refunded,
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

/** Look again: asks the provider now, and the page shows its answer. */
const check: Action = async (session, id) => {
  const [toast] = paymentToasts(session, await checkedPayment(session, id));
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

/** What a candidate can do to an application on its page, by the form's intent. */
export const ACTIONS = new Map<string, Action>([
  ["cancel", cancel],
  ["refund", refund],
  ["use-credit", useCredit],
  ["claim", claim],
  ["keep", keep],
  ["check", check],
]);
