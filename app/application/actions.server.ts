import { data, redirect } from "@remix-run/cloudflare";
import type { Application, CancelReturn } from "../../worker/contract/applications";
import { checkedPayment, paymentToasts } from "../payment/payment.server";
import { type ApiError, attempt, unwrap } from "../session/api.server";
import type { Toast } from "../session/flash.server";
import type { Session } from "../session/session.server";
import { NOT_DONE } from "./stages/choices";
import { NO_LINK } from "./stages/test-pending";

/** Says on the page as it stands why nothing came of an act. */
function refuse(session: Session, problem: string, status: number) {
  const toast = session.toastHere({ title: "Error", body: problem, tone: "error" });
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
  if ("error" in got) return refused(session, got.error, NO_LINK);
  return { link: got.data.link };
}

type Action = (session: Session, id: string, form: FormData) => ReturnType<typeof perform>;

/** Does it and shows the page as it is now, which says so to the eyes; a message says it to the ears. */
async function perform(
  session: Session,
  id: string,
  doIt: Promise<Application>,
  words: Pick<Toast, "title" | "body">,
) {
  const done = await attempt(doIt);
  if ("error" in done) return refused(session, done.error, NOT_DONE);
  session.toast({ ...words, tone: "heard" });
  throw redirect(`/applications/${id}`, 303);
}

const CANCELLED: Record<CancelReturn, string> = {
  nothing: "Nothing is charged or given back.",
  refund: "Your money is on its way back.",
  credit: "Your next interview slot is free.",
};
const isCancelReturn = (text: unknown): text is CancelReturn =>
  typeof text === "string" && Object.hasOwn(CANCELLED, text);

/** Cancels, unless less would come back by now than the page said when it was sent. */
const cancel: Action = async (session, id, form) => {
  const promised = form.get("promised");
  const found = await attempt(read(session, id));
  if ("error" in found) return refused(session, found.error, "Failed to fetch application details");
  const { choices, closedBecause } = found.data;
  // What a first press has ended already, the API takes for done.
  const holds = closedBecause !== undefined || choices?.cancel === promised;
  if (!isCancelReturn(promised) || !holds) {
    const problem = "This changed while the page was open. Look at it again before you cancel.";
    return refuse(session, problem, 409);
  }
  return perform(
    session,
    id,
    unwrap(session.api.user.applications[":id"].cancel.$post({ param: { id } })),
    { title: "Application cancelled", body: CANCELLED[promised] },
  );
};

const refund: Action = (session, id) =>
  perform(
    session,
    id,
    unwrap(session.api.user.applications[":id"].refund.$post({ param: { id } })),
    {
      title: "Your money is on its way back",
      body: "The slot is given up.",
    },
  );

const useCredit: Action = (session, id) =>
  perform(
    session,
    id,
    unwrap(session.api.user.applications[":id"]["use-credit"].$post({ param: { id } })),
    { title: "Slot confirmed", body: "Your credit paid for it." },
  );

const claim: Action = (session, id) =>
  perform(
    session,
    id,
    unwrap(session.api.user.applications[":id"].claim.$post({ param: { id } })),
    {
      title: "Slot confirmed",
      body: "It costs nothing.",
    },
  );

/** Look again: the provider is asked now, and the page shows what it said. */
const check: Action = async (session, id) => {
  const [toast] = paymentToasts(await checkedPayment(session, id));
  if (toast) session.toast(toast);
  throw redirect(`/applications/${id}`, 303);
};

const keep: Action = (session, id) =>
  perform(session, id, unwrap(session.api.user.applications[":id"].keep.$post({ param: { id } })), {
    title: "A slot is kept for you again",
    body: "This page says until when.",
  });

/** What a candidate can do to an application on its page, by the form's intent. */
export const ACTIONS = new Map<string, Action>([
  ["cancel", cancel],
  ["refund", refund],
  ["use-credit", useCredit],
  ["claim", claim],
  ["keep", keep],
  ["check", check],
]);
