import { data, redirect } from "@remix-run/cloudflare";
import type { Application } from "../worker/contract/applications";
import { type ApiError, attempt, unwrap } from "./api.server";
import { checkedPayment, paymentToasts } from "./payment.server";
import { NOT_DONE } from "./stages/choices";
import { NO_LINK } from "./stages/test-pending";
import type { Toast, Visit } from "./visit.server";

/** Says on the page as it stands why nothing came of an act. */
function refuse(visit: Visit, problem: string, status: number) {
  const toast = visit.toastHere({ title: "Error", body: problem, tone: "error" });
  return data({ problem, toast }, { status });
}

const refused = (visit: Visit, error: ApiError, fallback: string) =>
  refuse(visit, error.wordsOr(fallback), error.status);

const read = (visit: Visit, id: string) =>
  unwrap(visit.api.user.applications[":id"].$get({ param: { id } }));

/** Get Test Link, which changes nothing. */
export async function testLink(visit: Visit, id: string) {
  const got = await attempt(
    read(visit, id).then((application) =>
      unwrap(
        visit.api.user.jobs[":id"]["assessment-link"].$get({
          param: { id: String(application.jobId) },
        }),
      ),
    ),
  );
  if ("error" in got) return refused(visit, got.error, NO_LINK);
  return { link: got.data.link };
}

type Act = (visit: Visit, id: string, form: FormData) => ReturnType<typeof perform>;

/** Does it and shows the page as it is now, which says so to the eyes; a message says it to the ears. */
async function perform(
  visit: Visit,
  id: string,
  doIt: Promise<Application>,
  words: Pick<Toast, "title" | "body">,
) {
  const done = await attempt(doIt);
  if ("error" in done) return refused(visit, done.error, NOT_DONE);
  visit.toast({ ...words, tone: "heard" });
  throw redirect(`/applications/${id}`, 303);
}

type Returns = NonNullable<NonNullable<Application["choices"]>["cancel"]>;
const CANCELLED: Record<Returns, string> = {
  nothing: "Nothing is charged or given back.",
  refund: "Your money is on its way back.",
  credit: "Your next interview slot is free.",
};
const isReturns = (text: unknown): text is Returns =>
  typeof text === "string" && Object.hasOwn(CANCELLED, text);

/** Cancels, unless less would come back by now than the page said when it was sent. */
const cancel: Act = async (visit, id, form) => {
  const promised = form.get("promised");
  const found = await attempt(read(visit, id));
  if ("error" in found) return refused(visit, found.error, "Failed to fetch application details");
  const { choices, closedBecause } = found.data;
  // What a first press has ended already, the API takes for done.
  const holds = closedBecause !== undefined || choices?.cancel === promised;
  if (!isReturns(promised) || !holds) {
    const problem = "This changed while the page was open. Look at it again before you cancel.";
    return refuse(visit, problem, 409);
  }
  return perform(
    visit,
    id,
    unwrap(visit.api.user.applications[":id"].cancel.$post({ param: { id } })),
    { title: "Application cancelled", body: CANCELLED[promised] },
  );
};

const refund: Act = (visit, id) =>
  perform(visit, id, unwrap(visit.api.user.applications[":id"].refund.$post({ param: { id } })), {
    title: "Your money is on its way back",
    body: "The slot is given up.",
  });

const useCredit: Act = (visit, id) =>
  perform(
    visit,
    id,
    unwrap(visit.api.user.applications[":id"]["use-credit"].$post({ param: { id } })),
    { title: "Slot confirmed", body: "Your credit paid for it." },
  );

const claim: Act = (visit, id) =>
  perform(visit, id, unwrap(visit.api.user.applications[":id"].claim.$post({ param: { id } })), {
    title: "Slot confirmed",
    body: "It costs nothing.",
  });

/** Look again: the provider is asked now, and the page shows what it said. */
const check: Act = async (visit, id) => {
  const [toast] = paymentToasts(await checkedPayment(visit, id));
  if (toast) visit.toast(toast);
  throw redirect(`/applications/${id}`, 303);
};

const keep: Act = (visit, id) =>
  perform(visit, id, unwrap(visit.api.user.applications[":id"].keep.$post({ param: { id } })), {
    title: "A slot is kept for you again",
    body: "This page says until when.",
  });

/** What a candidate can do to an application on its page, by the form's intent. */
export const ACTS = new Map<string, Act>([
  ["cancel", cancel],
  ["refund", refund],
  ["use-credit", useCredit],
  ["claim", claim],
  ["keep", keep],
  ["check", check],
]);
